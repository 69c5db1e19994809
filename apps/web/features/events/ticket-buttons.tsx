import {useTranslations} from 'next-intl'
import {ButtonLink} from '#/ui/controls/button.tsx'

/** The pages after the payment of a Christmas ticket show these links. */
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
