import {useTranslations} from 'next-intl'
import {ButtonLink} from '#/ui/controls/button.tsx'

/** Links on the pages after a Christmas ticket was bought or its payment cancelled. */
export function TicketButtons() {
  const t = useTranslations('ticket')
  return (
    <>
      <ButtonLink href="/renginiai/kaledos">{t('toEvent')}</ButtonLink>
      <ButtonLink href="/" variant="quiet">
        {t('home')}
      </ButtonLink>
    </>
  )
}
