'use client'

import {useTranslations} from 'next-intl'
import {parseAsStringLiteral, useQueryStates} from 'nuqs'
import {adminSearchParams, bankViews, type BankView} from '#/features/admin-list/admin-search-params.ts'
import {FilterButtons} from '#/features/admin-list/filter-buttons.tsx'
import {useReturningFocus} from '#/features/admin-list/opened-row.tsx'
import {LedgerWarning} from '#/features/payments/ledger-warning.tsx'
import {PaymentPage, type PaymentPageProps} from '#/features/payments/payment-page.tsx'
import {BankInbox} from './inbox/bank-inbox.tsx'
import {SettledLines} from './settled/settled-lines.tsx'
import {Statements} from './settled/statements.tsx'
import {AddStatement} from './upload/add-statement.tsx'

const params = {
  show: parseAsStringLiteral(bankViews).withDefault('inbox'),
  sort: adminSearchParams.sort,
  page: adminSearchParams.page,
  q: adminSearchParams.q,
  payment: adminSearchParams.payment,
}

export function BankPanel({memberPicker}: Pick<PaymentPageProps, 'memberPicker'>) {
  const t = useTranslations('admin.bank')
  const [{show: view, payment}, setParams] = useQueryStates(params, {history: 'push'})
  const heading = useReturningFocus(payment !== null)

  function open(next: BankView) {
    if (next !== view) void setParams({show: next, sort: null, page: null, q: null})
  }

  if (payment) return <PaymentPage key={payment} id={payment} memberPicker={memberPicker} />
  return (
    <section className="grid grid-cols-1 gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {t('title')}
        </h2>
        <p className="mt-2 max-w-3xl text-muted">{t('text')}</p>
      </div>
      <LedgerWarning />
      <FilterButtons
        label={t('views')}
        filters={bankViews}
        current={view}
        labelOf={(each) => t(`view.${each}`)}
        onOpen={open}
      />
      {view === 'inbox' && (
        <>
          <AddStatement />
          <BankInbox memberPicker={memberPicker} />
        </>
      )}
      {view === 'settled' && <SettledLines />}
      {view === 'statements' && <Statements />}
    </section>
  )
}
