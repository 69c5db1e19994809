import {useTranslations} from 'next-intl'
import {ButtonLink} from '#/ui/button-link.tsx'

/** Ways on from buying a Christmas ticket, or from not buying one. */
export function TicketButtons() {
  const t = useTranslations('ticket')
  return (
    <>
      <ButtonLink href="/renginiai/kaledos">{t('toEvent')}</ButtonLink>
      <ButtonLink href="/" look="quiet">
        {t('home')}
      </ButtonLink>
    </>
  )
}
