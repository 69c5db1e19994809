import {CalendarIcon} from '@sanity/icons/Calendar'
import {londonInputValue} from '@site/schemas/london-time/input'
import {Box, Button} from '@sanity/ui'
import {type CSSProperties, useRef} from 'react'

// The browser opens its calendar at this input, which accepts no typing.
const underTheButton: CSSProperties = {
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  width: 1,
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
}

interface CalendarButtonProps {
  label: string
  instant: string | undefined
  /** The day and time are on London's clocks, formatted like typed ones. */
  onChoose: (typed: string) => void
}

export function CalendarButton({label, instant, onChoose}: CalendarButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box style={{position: 'relative'}}>
      <Button
        mode="ghost"
        icon={CalendarIcon}
        aria-label={label}
        onClick={() => input.current?.showPicker()}
      />
      <input
        ref={input}
        type="datetime-local"
        style={underTheButton}
        aria-hidden
        tabIndex={-1}
        value={instant ? londonInputValue(new Date(instant)) : ''}
        onChange={({currentTarget}) => onChoose(currentTarget.value.replace('T', ' '))}
      />
    </Box>
  )
}
