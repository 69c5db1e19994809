import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'

interface PressButtonProps {
  label: string
  busyLabel: string
  isBusy: boolean
  failure: string | undefined
  onPress: () => void
}

export function PressButton({label, busyLabel, isBusy, failure, onPress}: PressButtonProps) {
  return (
    <>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={onPress}
        className={`${buttonClass()} min-h-12 aria-disabled:cursor-progress`}
      >
        <BusyLabel isBusy={isBusy} busy={busyLabel}>
          {label}
        </BusyLabel>
      </button>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {failure}
      </p>
    </>
  )
}
