'use client'

import {readablePhone} from '@site/schemas/phones/phone'
import {useTranslations} from 'next-intl'
import {useEffect, useRef, useState} from 'react'
import {FilterButtons} from '#/features/admin-list/filter-buttons.tsx'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {RowsSkeleton} from '#/features/admin-list/skeletons.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {postListQuery} from './letters-queries.ts'
import {PostLabels} from './post-labels.tsx'
import {labelsOf, postGroups, type PostGroup} from './post-groups.ts'
import styles from './post-list.module.css'

const views = ['list', 'labels'] as const

interface PostListProps {
  of: string
  onClose: () => void
}

/** Those whom a letter does not reach by email: a list to call them by, and labels for envelopes. */
export function PostList({of, onClose}: PostListProps) {
  const t = useTranslations('admin.letters.post')
  const {data, error, isLoading, reload} = useSettledQuery(postListQuery(of))
  const [view, setView] = useState<(typeof views)[number]>('list')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  const groups = postGroups(data ?? [])
  const labels = groups.flatMap(labelsOf)
  const withoutAddress = data?.filter(({address}) => address.length === 0).length ?? 0
  const shared = (data?.length ?? 0) - withoutAddress - labels.length
  return (
    <section className={`grid grid-cols-1 gap-6 ${styles.sheet}`}>
      <button
        type="button"
        onClick={onClose}
        className={`${buttonClass('quiet')} justify-self-start print:hidden`}
      >
        {t('back')}
      </button>
      <div className={view === 'labels' ? 'grid gap-2 print:hidden' : 'grid gap-2'}>
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {t('title')}
        </h2>
        <p className="max-w-2xl print:hidden">{t('text')}</p>
      </div>
      {error && !data && (
        <ListFailure error={error} hasRows={false} isLoading={isLoading} onRetry={() => void reload()} />
      )}
      {!data && !error && <RowsSkeleton />}
      {data?.length === 0 && <p className="border-t border-line pt-4">{t('none')}</p>}
      {data && data.length > 0 && (
        <>
          <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
            <FilterButtons
              label={t('views')}
              filters={views}
              current={view}
              labelOf={(each) => t(`view.${each}`)}
              onOpen={setView}
            />
            <button type="button" onClick={() => window.print()} className={buttonClass()}>
              {t('print')}
            </button>
          </div>
          {view === 'list' ? (
            <NameList groups={groups} />
          ) : (
            <>
              <p className="max-w-2xl print:hidden">
                {t('labelsText')} {shared > 0 && t('shared', {count: shared})}{' '}
                {withoutAddress > 0 && t('withoutAddress', {count: withoutAddress})}
              </p>
              <PostLabels key={labels.join('\n\n')} labels={labels} />
            </>
          )}
        </>
      )}
    </section>
  )
}

function NameList({groups}: {groups: readonly PostGroup[]}) {
  const t = useTranslations('admin.letters.post')
  return (
    <ul className="grid border-t border-line">
      {groups.map(({people, address, phones}) => (
        <li
          key={people[0].id}
          className={`grid break-inside-avoid gap-x-6 gap-y-1 border-b border-line py-3 ${styles.member}`}
        >
          <div className="grid gap-2">
            {people.map(({id, name, why}) => (
              <p key={id}>
                <strong className="font-semibold wrap-anywhere">{name}</strong>
                <span className="block text-small text-muted">{t(`why.${why}`)}</span>
              </p>
            ))}
          </div>
          <p className="wrap-anywhere whitespace-pre-line">
            {address.length > 0 ? address.join('\n') : t('noPostalAddress')}
          </p>
          <p className="whitespace-pre-line">
            {phones.length > 0 ? phones.map(readablePhone).join('\n') : t('noPhone')}
          </p>
        </li>
      ))}
    </ul>
  )
}
