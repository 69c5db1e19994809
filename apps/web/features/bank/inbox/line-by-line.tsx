'use client'

import {useTranslations} from 'next-intl'
import {useRef, useState, type KeyboardEvent} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {FilterButtons} from '#/features/admin-list/filter-buttons.tsx'
import type {PaymentPageProps} from '#/features/payments/payment-page.tsx'
import {DecisionForm} from './decision-form.tsx'
import type {InboxData} from './inbox-data.ts'
import type {Groups} from './item-groups.ts'
import type {Settling} from './use-settling.ts'

const groupNames = ['doubtful', 'rest'] as const
type GroupName = (typeof groupNames)[number]

interface LineByLineProps extends Pick<PaymentPageProps, 'memberPicker'> {
  groups: Pick<Groups, GroupName>
  data: InboxData
  settling: Settling
}

/** One line after the other: the arrow keys lead on while no field is edited. */
export function LineByLine({groups, data, settling, memberPicker}: LineByLineProps) {
  const t = useTranslations('admin.bank.byLine')
  const [named, setNamed] = useState<GroupName>('doubtful')
  const [opened, setOpened] = useState<string>()
  const [place, setPlace] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const name =
    groups[named].length > 0 ? named : (groupNames.find((each) => groups[each].length > 0) ?? named)
  const items = groups[name]
  if (items.length === 0) return null
  const known = items.findIndex(({line}) => line.id === opened)
  // The line that followed a settled one has its place.
  const current = known < 0 ? Math.min(place, items.length - 1) : known
  const item = items[current]

  function go(to: number) {
    const next = Math.max(0, Math.min(to, items.length - 1))
    setPlace(next)
    setOpened(items[next]?.line.id)
    heading.current?.focus()
  }

  function openGroup(next: GroupName) {
    setNamed(next)
    setPlace(0)
    setOpened(undefined)
  }

  function follow({key, target}: KeyboardEvent) {
    if (target instanceof Element && target.closest('input, select, textarea')) return
    if (key === 'ArrowRight') go(current + 1)
    if (key === 'ArrowLeft') go(current - 1)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same
    <section aria-labelledby="line-by-line" onKeyDown={follow} className="grid grid-cols-1 gap-4">
      <h3
        ref={heading}
        id="line-by-line"
        tabIndex={-1}
        aria-keyshortcuts="ArrowLeft ArrowRight"
        className="scroll-mt-4 text-h3 outline-none"
      >
        {t('title', {place: current + 1, count: items.length})}
      </h3>
      <p className="max-w-3xl text-muted">{t(`text.${name}`)}</p>
      <FilterButtons
        label={t('groups')}
        filters={groupNames.filter((each) => groups[each].length > 0)}
        current={name}
        labelOf={(each) => t(`group.${each}`)}
        countOf={(each) => groups[each].length}
        onOpen={openGroup}
      />
      {item && (
        <DecisionForm
          key={item.line.id}
          item={item}
          data={data}
          settling={settling}
          memberPicker={memberPicker}
          onDone={() => {
            setPlace(current)
            setOpened(undefined)
            heading.current?.focus()
          }}
        />
      )}
      <nav aria-label={t('navigation')} className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={current === 0}
          onClick={() => go(current - 1)}
          className={`${buttonClass('quiet')} disabled:opacity-60`}
        >
          {t('previous')}
        </button>
        <button
          type="button"
          disabled={current === items.length - 1}
          onClick={() => go(current + 1)}
          className={`${buttonClass('quiet')} disabled:opacity-60`}
        >
          {t('next')}
        </button>
      </nav>
    </section>
  )
}
