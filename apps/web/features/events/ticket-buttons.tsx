import {useTranslations} from 'next-intl'
import {ButtonLink} from '#/ui/button.tsx'

/** Where to go after buying a Christmas ticket or cancelling the payment. */
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
