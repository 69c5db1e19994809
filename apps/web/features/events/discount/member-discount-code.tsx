import {type Locale, useLocale, useTranslations} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import {formatDateTime} from '#/time/format-date.ts'
import {buttonClass, ButtonLink} from '#/ui/controls/button.tsx'
import {CopyButton} from '#/ui/links/copy-button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {loadOwnDiscount, type OwnDiscount, requestDiscount} from './discount-actions.ts'
import {type Discount, type DiscountError, linkWithCode, type Standing} from './discount.ts'

export interface DiscountCodeProps {
  eventKey: string
  /** This payment link takes codes; null means that the event has none. */
  ticketLink: string | null
}

export function MemberDiscountCode({eventKey, ticketLink}: DiscountCodeProps) {
  const t = useTranslations('event.discountCode')
  const locale = useLocale()
  const shown = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<OwnDiscount>()
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    let isCurrent = true
    void loadOwnDiscount(eventKey).then((loaded) => isCurrent && setOwn(loaded))
    return () => {
      isCurrent = false
    }
  }, [eventKey])

  async function request() {
    if (isBusy) return
    setIsBusy(true)
    const known = await requestDiscount(eventKey, locale)
    const isMember = known.ok || known.error !== 'membersOnly'
    setOwn({standing: isMember ? 'member' : 'none', known})
    setIsBusy(false)
    shown.current?.focus()
  }

  if (!own) return <output className="block min-h-11 text-muted">{t('loading')}</output>
  const {standing, known} = own
  const error = known && !known.ok ? known.error : undefined
  return (
    <div ref={shown} tabIndex={-1} className="outline-none">
      <div aria-live="polite">
        {error && error !== 'membersOnly' && (
          <p className="measure mb-4 font-semibold">{t(`error.${error}`)}</p>
        )}
        {known?.ok && ticketLink && (
          <Code discount={known.discount} ticketLink={ticketLink} locale={locale} />
        )}
      </div>
      {standing !== 'member' ? (
        <OfferOfMembership standing={standing} />
      ) : (
        ticketLink &&
        !known?.ok &&
        !(error && isFinal(error)) && (
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => void request()}
            className={`${buttonClass()} aria-disabled:cursor-progress`}
          >
            <BusyLabel isBusy={isBusy} busy={t('getting')}>
              {t('get')}
            </BusyLabel>
          </button>
        )
      )}
    </div>
  )
}

/** Another attempt changes nothing after these errors. */
const isFinal = (error: DiscountError) => error === 'used' || error === 'expired' || error === 'noCodes'

interface CodeProps {
  discount: Discount
  ticketLink: string
  locale: Locale
}

function Code({discount: {code, validUntil}, ticketLink, locale}: CodeProps) {
  const t = useTranslations('event.discountCode')
  const texts = {
    copy: t('copy'),
    copied: t('copied'),
    copyFailed: t('copyFailed'),
    copyFailedTitle: t('errorTitle'),
  }
  return (
    <>
      <p className="text-small text-muted">{t('yours')}</p>
      <p className="mt-1 inline-flex max-w-full flex-wrap items-center gap-x-3 rounded-soft border border-dashed border-muted bg-sunken ps-4 pe-3">
        <code dir="ltr" className="py-2 font-mono text-lead font-semibold wrap-anywhere sm:text-h3">
          {code}
        </code>
        <CopyButton value={code} name={t('name')} texts={texts} />
      </p>
      <p className="mt-2 font-semibold">{t('validUntil', {date: formatDateTime(validUntil, locale)})}</p>
      <p className="measure mt-2">{t('howTo')}</p>
      <p className="mt-4">
        <a
          href={linkWithCode(ticketLink, code)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass()}
        >
          {t('buy')}
          <span className="sr-only"> ({t('opensInNewTab')})</span>
        </a>
      </p>
    </>
  )
}

function OfferOfMembership({standing}: {standing: Exclude<Standing, 'member'>}) {
  const t = useTranslations('event.discountCode')
  return (
    <>
      <p className="measure mb-4">{t(`standing.${standing}`)}</p>
      {standing === 'none' ? (
        <ButtonLink href="/taptinariu">{t('join')}</ButtonLink>
      ) : (
        <ButtonLink href="/paskyra" variant="quiet">
          {t('toAccount')}
        </ButtonLink>
      )}
    </>
  )
}
