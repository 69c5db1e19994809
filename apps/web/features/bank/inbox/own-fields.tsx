'use client'

import {MOST_EMAIL_CHARACTERS} from '@site/schemas/email-addresses/email-address'
import {languages} from '@site/schemas/languages'
import type {IgnoreReason} from '@site/schemas/statuses/bank-line'
import {useLocale, useTranslations} from 'next-intl'
import {useId, useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import type {PaymentPageProps} from '#/features/payments/payment-page.tsx'
import {toTyped} from '#/features/payments/typed-movement.ts'
import {usePounds} from '#/features/payments/use-pounds.ts'
import type {Claim} from '../matching/match-data.ts'
import {ClaimFields} from './claim-fields.tsx'
import {ownSettlement, type OwnKind, type Typed} from './choices.ts'
import type {InboxData} from './inbox-data.ts'
import {feeOf} from './inbox-item.ts'

interface OwnFieldsProps extends Pick<PaymentPageProps, 'memberPicker'> {
  kind: OwnKind
  typed: Typed
  pence: number
  ignoreReasons: readonly IgnoreReason[]
  /** Those that HMRC may have paid with the line. */
  claims: readonly Claim[]
  data: InboxData
  memberName: (id: string) => string
  onChange: (typed: Typed) => void
}

/** What has to be said besides, indented below its choice. */
export function OwnFields(props: OwnFieldsProps) {
  const {kind, typed, pence, claims, data, onChange} = props
  return (
    <div className="mb-3 grid max-w-xl grid-cols-1 gap-4 ps-4 sm:ps-6">
      {(kind === 'members' || kind === 'refund') && <MemberFields {...props} />}
      {kind === 'gift' && <GiftFields {...props} />}
      {kind === 'trip' && <TripFields {...props} />}
      {kind === 'giftAid' && (
        <ClaimFields
          claimId={typed.claimId}
          pence={pence}
          claims={claims}
          hasGiftAid={data.hasGiftAid}
          onChange={(claimId) => onChange({...typed, claimId})}
        />
      )}
      {kind === 'ignore' && <IgnoreFields {...props} />}
    </div>
  )
}

function MemberFields({kind, typed, pence, data, memberName, memberPicker, onChange}: OwnFieldsProps) {
  const t = useTranslations('admin.bank.decision')
  const pounds = usePounds()
  const id = useId()
  const MemberPicker = memberPicker
  const {members} = typed
  const [picked, setPicked] = useState<string>()
  const result = ownSettlement(kind, typed, pence, data)
  const giftPence = 'giftPence' in result ? result.giftPence : 0

  function add(pickedId: string) {
    setPicked(pickedId)
    // Of a household, it is the payer's fee.
    const paidBy = data.payers.find((payer) => payer.membershipId === pickedId)?.paidBy
    const membershipId = (kind === 'members' ? paidBy : null) ?? pickedId
    if (members.some((member) => member.membershipId === membershipId)) return
    if (kind === 'refund') return onChange({...typed, members: [{membershipId, pounds: ''}]})
    // Two members share a transfer as two fees; one takes all of it. What was typed stays.
    const whole = toTyped(pence)
    const before = members.map((member) =>
      member.pounds === whole ? {...member, pounds: feeText(member.membershipId)} : member,
    )
    const own = members.length === 0 ? whole : feeText(membershipId)
    onChange({...typed, members: [...before, {membershipId, pounds: own}]})
  }

  const paidFor = data.payers
    .filter(({paidBy}) => members.some(({membershipId}) => membershipId === paidBy))
    .map(({membershipId}) => memberName(membershipId))
  const feeText = (membershipId: string) => toTyped(feeOf(membershipId, data.payers))

  return (
    <>
      {members.map(({membershipId, pounds: sum}) => (
        <div key={membershipId} className="flex flex-wrap items-end gap-x-4 gap-y-2">
          {kind === 'members' ? (
            <div className="flex-[1_1_10rem]">
              <FormField
                id={`${id}-${membershipId}`}
                label={t('sumOf', {name: memberName(membershipId)})}
                value={sum}
                inputMode="decimal"
                autoComplete="off"
                onChange={({target: {value}}) =>
                  onChange({
                    ...typed,
                    members: members.map((member) =>
                      member.membershipId === membershipId ? {...member, pounds: value} : member,
                    ),
                  })
                }
              />
            </div>
          ) : (
            <strong className="flex-[1_1_10rem]">{memberName(membershipId)}</strong>
          )}
          <button
            type="button"
            aria-label={t('removeOne', {name: memberName(membershipId)})}
            onClick={() =>
              onChange({...typed, members: members.filter((member) => member.membershipId !== membershipId)})
            }
            className={buttonClass('quiet')}
          >
            {t('remove')}
          </button>
        </div>
      ))}
      {kind === 'members' && paidFor.length > 0 && (
        <p className="text-small">{t('household', {names: paidFor.join(', ')})}</p>
      )}
      {kind === 'members' && giftPence > 0 && (
        <>
          <p className="text-small">{t('giftRest', {sum: pounds(giftPence)})}</p>
          <CampaignSelect typed={typed} data={data} onChange={onChange} />
        </>
      )}
      <MemberPicker
        exceptId={null}
        picked={members.length > 0 ? picked : undefined}
        error={undefined}
        onPick={add}
      />
    </>
  )
}

type FieldsProps = Pick<OwnFieldsProps, 'typed' | 'data' | 'onChange'>

function useLocalNames() {
  const locale = useLocale()
  // The names are Lithuanian first, English second.
  return (names: readonly string[]) => (locale === 'en' ? names.at(-1) : names[0]) ?? ''
}

function CampaignSelect({typed, data, onChange}: FieldsProps) {
  const t = useTranslations('admin.bank.decision')
  const nameOf = useLocalNames()
  return (
    <SelectField
      label={t('campaign')}
      value={typed.campaignId}
      onChange={({target}) => onChange({...typed, campaignId: target.value})}
    >
      <option value="">{t('noCampaign')}</option>
      {data.campaigns.map(({id, names}) => (
        <option key={id} value={id}>
          {nameOf(names) || id}
        </option>
      ))}
    </SelectField>
  )
}

function GiftFields({typed, data, onChange}: FieldsProps) {
  const t = useTranslations('admin.bank.decision')
  // The dialog under Donations asks the same.
  const tRecord = useTranslations('admin.donations.record')
  const id = useId()
  return (
    <>
      <CampaignSelect typed={typed} data={data} onChange={onChange} />
      <FormField
        id={`${id}-donor`}
        label={t('donor')}
        optional
        maxLength={100}
        autoComplete="off"
        value={typed.donorName}
        onChange={({target}) => onChange({...typed, donorName: target.value})}
      />
      <FormField
        id={`${id}-email`}
        type="email"
        label={tRecord('email')}
        hint={tRecord('emailHint')}
        optional
        maxLength={MOST_EMAIL_CHARACTERS}
        autoComplete="off"
        value={typed.email}
        onChange={({target}) => onChange({...typed, email: target.value})}
      />
      {typed.email.trim() !== '' && (
        <SelectField
          label={tRecord('language')}
          value={typed.locale}
          onChange={({target: {value}}) =>
            onChange({...typed, locale: languages.find((each) => each.id === value)?.id ?? 'lt'})
          }
        >
          {languages.map((each) => (
            <option key={each.id} value={each.id}>
              {tRecord(each.id)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

function TripFields({typed, data, onChange}: FieldsProps) {
  const t = useTranslations('admin.bank.decision')
  const pounds = usePounds()
  const nameOf = useLocalNames()
  const trip = data.trips.find(({key}) => key === typed.eventKey)
  if (data.trips.length === 0) return <p className="text-muted">{t('noTrips')}</p>
  return (
    <>
      <SelectField
        label={t('trip')}
        value={typed.eventKey}
        onChange={({target}) => onChange({...typed, eventKey: target.value, registrationId: ''})}
      >
        <option value="">{t('pickTrip')}</option>
        {data.trips.map(({key, names}) => (
          <option key={key} value={key}>
            {nameOf(names) || key}
          </option>
        ))}
      </SelectField>
      {trip && (
        <SelectField
          label={t('registration')}
          value={typed.registrationId}
          onChange={({target}) => onChange({...typed, registrationId: target.value})}
        >
          <option value="">{t('noRegistration')}</option>
          {trip.registrations.map(({id, name, seats, paidPence}) => (
            <option key={id} value={id}>
              {paidPence
                ? t('placesPaid', {name, seats, sum: pounds(paidPence)})
                : t('places', {name, seats})}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}

function IgnoreFields({
  typed,
  ignoreReasons,
  onChange,
}: Pick<OwnFieldsProps, 'typed' | 'ignoreReasons' | 'onChange'>) {
  const t = useTranslations('admin.bank')
  const id = useId()
  return (
    <>
      <SelectField
        label={t('decision.why')}
        value={typed.why}
        onChange={({target}) => onChange({...typed, why: target.value as IgnoreReason | ''})}
      >
        <option value="">{t('decision.pickWhy')}</option>
        {ignoreReasons.map((why) => (
          <option key={why} value={why}>
            {t(`why.${why}`)}
          </option>
        ))}
      </SelectField>
      <FormField
        id={`${id}-note`}
        label={t('decision.note')}
        optional
        maxLength={500}
        autoComplete="off"
        value={typed.note}
        onChange={({target}) => onChange({...typed, note: target.value})}
      />
    </>
  )
}
