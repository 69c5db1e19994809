'use client'

import {useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {adminSearchParams} from '#/features/admin-list/admin-search-params.ts'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {OpenedHeading, OpenedRow} from '#/features/admin-list/opened-row.tsx'
import {TransferForm} from '#/features/payments/transfer-form.tsx'
import {memberQuery} from './members-queries.ts'
import {CorrectDialog} from './correct-dialog.tsx'
import {HouseholdSection} from './household-section.tsx'
import {MemberControls} from './member-controls.tsx'
import {MemberApplications} from './member-applications.tsx'
import {MemberFacts} from './member-facts.tsx'
import {MemberMarks} from './member-marks.tsx'
import {MemberPayments} from './member-payments.tsx'
import {MemberRenewal} from './member-renewal.tsx'
import {MemberHistory} from './member-history.tsx'
import {fullName, type Member, type MemberRights} from './member.ts'

interface MemberPageProps {
  id: string
  rights: MemberRights
}

export function MemberPage({id, rights}: MemberPageProps) {
  const t = useTranslations('admin.members')
  const row = useSettledQuery(memberQuery(id))
  const [, setParams] = useQueryStates({member: adminSearchParams.member}, {history: 'push'})
  return (
    <OpenedRow
      row={row}
      back={t('back')}
      gone={{title: t('gone.title'), text: t('gone.text')}}
      onClose={() => void setParams({member: null})}
    >
      {(member) => <LoadedMember member={member} rights={rights} />}
    </OpenedRow>
  )
}

function LoadedMember({member, rights}: {member: Member; rights: MemberRights}) {
  const t = useTranslations('admin.members')
  const {transfer} = member
  const isAsked = transfer && rights.isTreasurer && !(member.isHonorary && transfer.isLapsed)
  const [isCorrecting, setIsCorrecting] = useState(false)
  return (
    <article className="grid max-w-3xl grid-cols-1 gap-8">
      <div className="grid gap-3">
        <OpenedHeading row={member}>{fullName(member)}</OpenedHeading>
        <MemberMarks member={member} />
      </div>
      {isAsked && (
        <TransferForm
          key={transfer.id}
          payment={{
            id: transfer.id,
            amountPence: transfer.pence,
            status: transfer.isLapsed ? 'lapsed' : 'open',
          }}
        />
      )}
      <div className="grid gap-4">
        <MemberFacts member={member} />
        {!member.deceasedAt && (
          <button
            type="button"
            onClick={() => setIsCorrecting(true)}
            className={`${buttonClass('quiet')} justify-self-start`}
          >
            {t('correct.open')}
          </button>
        )}
      </div>
      <HouseholdSection member={member} />
      <MemberPayments member={member} />
      <MemberRenewal member={member} />
      <MemberApplications membershipId={member.id} />
      <MemberControls member={member} isAdmin={rights.isAdmin} />
      <MemberHistory membershipId={member.id} />
      <CorrectDialog member={member} isOpen={isCorrecting} onClose={() => setIsCorrecting(false)} />
    </article>
  )
}
