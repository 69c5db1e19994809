'use client'

import {useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {Choice} from '#/ui/forms/choice.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import type {PaymentPageProps} from '#/features/payments/payment-page.tsx'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {Settlement} from '../line/bank-line.ts'
import {LineFacts} from '../line/line-facts.tsx'
import {payerOf} from '../matching/bank-words.ts'
import {claimsBefore} from '../matching/hmrc-repayments.ts'
import {
  firstChoice,
  ignoreReasonsFor,
  isPaidAlready,
  ownKinds,
  ownSettlement,
  readyChoices,
  type OwnFault,
  type ReadyChoice,
  type Typed,
} from './choices.ts'
import type {InboxData} from './inbox-data.ts'
import type {InboxItem} from './inbox-item.ts'
import {OwnFields} from './own-fields.tsx'
import {ReasonList} from './reason-list.tsx'
import {useProposalWords} from './use-proposal-words.ts'
import type {Settling} from './use-settling.ts'

interface DecisionFormProps extends Pick<PaymentPageProps, 'memberPicker'> {
  item: InboxItem
  data: InboxData
  settling: Settling
  onDone: () => void
}

/** The line, what it probably is and why, and what else it may be. */
export function DecisionForm({item, data, settling, memberPicker, onDone}: DecisionFormProps) {
  const t = useTranslations('admin.bank.decision')
  const tFault = useTranslations('admin.bank.fault')
  const id = useId()
  const {line, match, recorded} = item
  const words = useProposalWords(data)
  const ready = readyChoices(item, data)
  const [choice, setChoice] = useState(() => firstChoice(item, ready))
  const [typed, setTyped] = useState<Typed>(() => nothingTyped(item))
  const [isLearning, setIsLearning] = useState(true)
  const [fault, setFault] = useState<OwnFault | 'nothing'>()
  const own = ownKinds(line, data)
  const lineFault = settling.faults.get(line.id)
  const isUncounted = match.reasons.some(({code}) => code === 'uncounted')
  const warnings = [
    ...(isPaidAlready(match) ? [t('secondWarning')] : []),
    ...(line.hasTwin ? [t('twin')] : []),
    ...(recorded.length > 0 ? [t('recordedWarning')] : []),
  ]

  function settlement(): Settlement | OwnFault | 'nothing' {
    const chosen = ready.find(({key}) => key === choice)
    if (chosen) return chosen.settlement
    const kind = own.find((each) => each === choice)
    if (!kind) return 'nothing'
    const result = ownSettlement(kind, typed, line.openPence, data)
    return 'fault' in result ? result.fault : result.settlement
  }

  async function submit() {
    const chosen = settlement()
    setFault(typeof chosen === 'string' ? chosen : undefined)
    if (typeof chosen === 'string') return
    const payer = isLearning ? payerOf(line.text ?? '') : null
    if (await settling.settle([{lineId: line.id, settlement: chosen, payer}])) onDone()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!settling.progress) void submit()
      }}
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-raised p-5"
    >
      <div className="grid gap-1.5">
        <LineFacts line={line} />
        <ReasonList reasons={match.reasons} explain={words.explain} warnings={warnings} />
        {isUncounted && <p className="max-w-3xl text-small">{t('uncountedHint')}</p>}
      </div>
      <fieldset className="grid min-w-0 gap-1" aria-describedby={fault && `${id}-fault`}>
        <legend className="mb-1 font-semibold">{t('legend')}</legend>
        {ready.map(({key, label}) => (
          <Choice
            key={key}
            type="radio"
            name={`${id}-choice`}
            checked={choice === key}
            onChange={() => setChoice(key)}
          >
            <ReadyLabel label={label} words={words} />
          </Choice>
        ))}
        {own.map((kind) => (
          <div key={kind} className="grid grid-cols-1">
            <Choice
              type="radio"
              name={`${id}-choice`}
              checked={choice === kind}
              onChange={() => setChoice(kind)}
            >
              {t(`own.${kind}`)}
            </Choice>
            {choice === kind && (
              <OwnFields
                kind={kind}
                typed={typed}
                pence={line.openPence}
                ignoreReasons={ignoreReasonsFor(line, data)}
                claims={claimsBefore(line, data.claims)}
                data={data}
                memberName={words.member}
                memberPicker={memberPicker}
                onChange={setTyped}
              />
            )}
          </div>
        ))}
      </fieldset>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="font-semibold text-danger">
          {t(`missing.${fault}`)}
        </p>
      )}
      {lineFault && (
        <p role="alert" className="font-semibold text-danger">
          {tFault(lineFault)}
        </p>
      )}
      <Choice type="checkbox" checked={isLearning} onChange={({target}) => setIsLearning(target.checked)}>
        {t('learn')}
        <span className="block text-small text-muted">{t('learnHint')}</span>
      </Choice>
      <SubmitButton label={t('confirm')} busyLabel={t('busy')} isBusy={settling.progress !== null} />
    </form>
  )
}

function nothingTyped({line, match: {proposal}}: InboxItem): Typed {
  return {
    members: [],
    campaignId: '',
    donorName: '',
    email: '',
    locale: 'lt',
    eventKey: proposal?.kind === 'trip' ? proposal.eventKey : '',
    registrationId: '',
    claimId: '',
    why: line.openPence < 0 ? 'other' : '',
    note: '',
  }
}

interface ReadyLabelProps {
  label: ReadyChoice['label']
  words: ReturnType<typeof useProposalWords>
}

function ReadyLabel({label, words}: ReadyLabelProps) {
  const t = useTranslations('admin.bank.decision')
  const pounds = usePounds()
  if (label.kind === 'recorded') return words.recorded(label.recorded)
  const what = words.describe(label.proposal)
  return label.kind === 'split' ? t('split', {what, gift: pounds(label.giftPence)}) : what
}
