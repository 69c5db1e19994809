import {useTranslations} from 'next-intl'
import type {ComponentProps} from 'react'
import {TextList} from '#/ui/texts/text-lists.tsx'

interface EligibilityProps {
  /** The order is that of the about page. */
  conditions: ComponentProps<typeof TextList>['lines'] | null | undefined
}

/** Renders nothing while no condition is written. */
export function Eligibility({conditions}: EligibilityProps) {
  const t = useTranslations('membership')
  if (!conditions?.length) return null
  return (
    <div className="border-s-4 border-accent ps-5 sm:ps-6">
      <p className="font-semibold">{t('eligibility')}</p>
      <TextList lines={conditions} className="mt-2 grid gap-1.5 sm:mt-3 sm:gap-2" />
    </div>
  )
}
