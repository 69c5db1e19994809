import {dateInWords} from '@site/schemas/london-time/in-words'
import {useLocale, useTranslations} from 'next-intl'
import {type ReactNode, useEffect, useRef, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import type {Declared} from './declared.ts'
import type {DeclarationError, DeclarationResult} from './gift-aid-withdrawal-actions.ts'

interface ShownDeclarationProps {
  declaration: Declared
  heading: 'h2' | 'h3'
  /** Whether the heading receives focus at once, in place of a loading message. */
  takesFocus?: boolean
  withdraw: () => Promise<DeclarationResult>
}

/** Nothing is withdrawn before the button is pressed. */
export function ShownDeclaration({
  declaration,
  heading: Heading,
  takesFocus = false,
  withdraw,
}: ShownDeclarationProps) {
  const t = useTranslations('giftAidDeclaration')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const [withdrawn, setWithdrawn] = useState<Declared>()
  const {firstName, lastName, wording, covers, givenOn, withdrawnOn, mayWithdraw} = withdrawn ?? declaration
  const hasFocus = takesFocus || withdrawn !== undefined

  useEffect(() => {
    if (hasFocus) heading.current?.focus({preventScroll: withdrawn === undefined})
  }, [hasFocus, withdrawn])

  const since = withdrawnOn && dateInWords(withdrawnOn, locale)
  return (
    <div className="grid max-w-2xl gap-6">
      <div>
        <Heading ref={heading} tabIndex={-1} className={`${headingClasses[Heading]} outline-none`}>
          {t(since ? 'withdrawnTitle' : 'validTitle')}
        </Heading>
        {since && <p className="mt-3">{t(`withdrawnText.${covers}`, {date: since})}</p>}
        {withdrawn && <p className="mt-3">{t('confirmed')}</p>}
      </div>
      <dl className="grid gap-4">
        <Fact term={t('name')}>
          {firstName} {lastName}
        </Fact>
        <Fact term={t('givenOn')}>{dateInWords(givenOn, locale)}</Fact>
      </dl>
      <blockquote lang="en" className="border-s-4 border-line ps-4 text-small">
        {wording}
      </blockquote>
      {mayWithdraw && <Withdrawal covers={covers} withdraw={withdraw} onWithdrawn={setWithdrawn} />}
      {!since && !mayWithdraw && <p>{t('oneGift')}</p>}
    </div>
  )
}

const headingClasses = {h2: 'text-h2', h3: 'text-lead font-semibold'}

function Fact({term, children}: {term: string; children: ReactNode}) {
  return (
    <div>
      <dt className="text-small text-muted">{term}</dt>
      <dd className="font-semibold wrap-break-word">{children}</dd>
    </div>
  )
}

interface WithdrawalProps {
  covers: Declared['covers']
  withdraw: () => Promise<DeclarationResult>
  onWithdrawn: (declaration: Declared) => void
}

function Withdrawal({covers, withdraw, onWithdrawn}: WithdrawalProps) {
  const t = useTranslations('giftAidDeclaration')
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<DeclarationError>()

  async function press() {
    // A second press may come before the button shows that it is busy.
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    setError(undefined)
    const result = await withdraw()
    isSending.current = false
    setIsBusy(false)
    if (result.ok) onWithdrawn(result.data)
    else setError(result.error)
  }

  return (
    <div className="grid gap-3">
      <p>{t(`effect.${covers}`)}</p>
      <p>{t('tax')}</p>
      <div>
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() => void press()}
          className={`${buttonClass()} aria-disabled:cursor-progress`}
        >
          <BusyLabel isBusy={isBusy} busy={t('withdrawing')}>
            {t('withdraw')}
          </BusyLabel>
        </button>
      </div>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {error && `${t('failed')}. ${error === 'notFound' ? t('notFoundText') : t(`error.${error}`)}`}
      </p>
    </div>
  )
}
