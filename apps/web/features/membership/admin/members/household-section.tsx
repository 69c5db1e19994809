'use client'

import {useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {usePounds} from '#/features/payments/use-pounds.ts'
import {type AskedOfHousehold, HouseholdDialogs} from './household-dialogs.tsx'
import {HouseholdPersonItem} from './household-person-item.tsx'
import {householdQuery} from './members-household-queries.ts'
import {feeOfMemberQuery} from './members-queries.ts'
import type {Member} from './member.ts'

/** For whom a member pays, or who pays for the member. Only the payer's page adds persons. */
export function HouseholdSection({member}: {member: Member}) {
  const t = useTranslations('admin.members.household')
  const {household} = member
  const {data, error, isLoading, reload} = useSettledQuery({
    ...householdQuery(member.id),
    enabled: household !== null,
  })
  const [asked, setAsked] = useState<AskedOfHousehold>()
  const canPay = !member.deceasedAt && !member.isHonorary
  if (!household && !canPay) return null
  const persons = household ? data : []
  return (
    <section aria-labelledby="member-household" className="grid grid-cols-1 gap-3">
      <h3 id="member-household" className="text-h3">
        {t('title')}
      </h3>
      {error && (
        <ListFailure error={error} hasRows={!!data} isLoading={isLoading} onRetry={() => void reload()} />
      )}
      {!persons && !error && <RowsSkeleton />}
      {!household && <p className="border-t border-line pt-3 text-muted">{t('none')}</p>}
      {household && !household.payer && (
        <p className="border-t border-line pt-3 font-semibold text-danger">{t('noPayer')}</p>
      )}
      {household && persons && persons.length > 0 && (
        <>
          <ul className="border-b border-line">
            {persons.map((person) => (
              <HouseholdPersonItem
                key={person.id}
                person={person}
                isOpen={person.id === member.id}
                canLeave={household.payer !== null && !person.pays}
                onAsk={(kind) => setAsked({kind, person})}
              />
            ))}
          </ul>
          {household.payer && <HouseholdFee payerId={household.payer.id} count={persons.length} />}
        </>
      )}
      {persons && (!household || household.pays) && (
        <div className="flex flex-wrap gap-3">
          <button type="button" onClick={() => setAsked({kind: 'add'})} className={buttonClass('quiet')}>
            {t('add.open')}
          </button>
          <button type="button" onClick={() => setAsked({kind: 'new'})} className={buttonClass('quiet')}>
            {t('new.open')}
          </button>
          {household && (
            <button
              type="button"
              onClick={() => setAsked({kind: 'dissolve'})}
              className={buttonClass('quiet')}
            >
              {t('dissolve.open')}
            </button>
          )}
        </div>
      )}
      {persons && (
        <HouseholdDialogs
          member={member}
          persons={persons}
          asked={asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

function HouseholdFee({payerId, count}: {payerId: string; count: number}) {
  const t = useTranslations('admin.members.household')
  const pounds = usePounds()
  const {data} = useSettledQuery(feeOfMemberQuery(payerId))
  return (
    <p className="text-small text-muted">
      {data !== undefined && t('fee', {count, fee: pounds(data)})} {t('keeps')}
    </p>
  )
}
