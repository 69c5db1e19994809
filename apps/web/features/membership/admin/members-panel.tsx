'use client'

import {useTranslations} from 'next-intl'
import dynamic from 'next/dynamic'
import {useState} from 'react'
import {parseAsStringLiteral, useQueryStates} from 'nuqs'
import {
  adminSearchParams,
  memberFilters,
  type MemberFilter,
  type MemberMethod,
} from '#/features/admin-list/admin-search-params.ts'
import {FilterButtons} from '#/features/admin-list/filter-buttons.tsx'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {useReturningFocus} from '#/features/admin-list/opened-row.tsx'
import type {Rights} from '#/features/account/account-state.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {LedgerWarning} from '#/features/payments/ledger-warning.tsx'
import {PaymentPage} from '#/features/payments/payment-page.tsx'
import {AddDialog} from './members/add-dialog.tsx'
import {MemberPicker} from './members/member-picker.tsx'
import {MemberPage} from './members/member-page.tsx'
import {MembersByMonth} from './members/members-by-month.tsx'
import {MembersList} from './members/members-list.tsx'
import {MethodSelect} from './members/method-select.tsx'

export {MemberPicker}

const ImportPage = dynamic(async () => (await import('./import/import-page.tsx')).ImportPage, {
  loading: () => <RowsSkeleton />,
})

const AttendancePage = dynamic(
  async () => (await import('./attendance/attendance-page.tsx')).AttendancePage,
  {loading: () => <RowsSkeleton />},
)

const params = {
  show: parseAsStringLiteral(memberFilters).withDefault('all'),
  method: adminSearchParams.method,
  sort: adminSearchParams.sort,
  page: adminSearchParams.page,
  member: adminSearchParams.member,
  payment: adminSearchParams.payment,
  import: adminSearchParams.import,
  attendance: adminSearchParams.attendance,
}

export function MembersPanel({rights: {isAdmin, roles}}: {rights: Rights}) {
  const t = useTranslations('admin.members')
  const tImport = useTranslations('admin.memberImport')
  const [opened, setParams] = useQueryStates(params, {history: 'push'})
  const {show: filter, method, member, payment, import: isImporting, attendance: isPrinting} = opened
  const [isAdding, setIsAdding] = useState(false)
  const isTreasurer = isAdmin || roles.includes('treasurer')
  const heading = useReturningFocus(member !== null || payment !== null || isImporting || isPrinting)

  function open(next: MemberFilter) {
    if (next !== filter) void setParams({show: next, sort: null, page: null})
  }

  function choose(next: MemberMethod | null) {
    void setParams({method: next, page: null})
  }

  if (payment) {
    return <PaymentPage key={payment} id={payment} memberPicker={MemberPicker} isReadOnly={!isTreasurer} />
  }
  if (member) return <MemberPage key={member} id={member} rights={{isAdmin, isTreasurer}} />
  if (isImporting) return <ImportPage onClose={() => void setParams({import: null})} />
  if (isPrinting) return <AttendancePage onClose={() => void setParams({attendance: null})} />
  return (
    <section className="grid grid-cols-1 gap-6">
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {t('title')}
      </h2>
      {isTreasurer && <LedgerWarning />}
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => setIsAdding(true)} className={buttonClass()}>
          {t('add.open')}
        </button>
        <button type="button" onClick={() => void setParams({import: true})} className={buttonClass('quiet')}>
          {tImport('open')}
        </button>
        <button
          type="button"
          onClick={() => void setParams({attendance: true})}
          className={buttonClass('quiet')}
        >
          {t('attendance.open')}
        </button>
      </div>
      <MembersByMonth />
      <FilterButtons
        label={t('filters')}
        filters={memberFilters}
        current={filter}
        labelOf={(each) => t(`filter.${each}`)}
        onOpen={open}
      />
      <MethodSelect method={method} onChoose={choose} />
      <MembersList key={filter} filter={filter} method={method} isTreasurer={isTreasurer} />
      <AddDialog
        isOpen={isAdding}
        onAdded={(id) => void setParams({member: id})}
        onClose={() => setIsAdding(false)}
      />
    </section>
  )
}
