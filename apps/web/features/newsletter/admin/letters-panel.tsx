'use client'

import {letterAudiences, type LetterAudience} from '@site/schemas/statuses/newsletter'
import {useTranslations} from 'next-intl'
import {useQueryStates} from 'nuqs'
import {useCallback} from 'react'
import {adminSearchParams, parseAsIssue} from '#/features/admin-list/admin-search-params.ts'
import {useReturningFocus} from '#/features/admin-list/opened-row.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {buttonClass} from '#/ui/controls/button.tsx'
import {historyQuery, lettersQuery} from './issues/newsletter-issues-queries.ts'
import {CurrentIssues} from './issues/current-issues.tsx'
import {MailingProvider} from './issues/mailing.ts'
import {LateIssuePage} from './issues/late-issue-page.tsx'
import {SentIssues} from './issues/sent-issues.tsx'
import {PostList} from './letters/post-list.tsx'

const params = {issue: parseAsIssue, post: adminSearchParams.post}

/** Letters that members get because they are members, and the list of those whom email does not reach. */
export function LettersPanel() {
  const [{issue, post}, setParams] = useQueryStates(params, {history: 'push'})
  const heading = useReturningFocus(issue !== null || post !== null)
  const open = useCallback((id: string) => void setParams({issue: id}), [setParams])
  const openPost = useCallback((of: string) => void setParams({post: of}), [setParams])
  return (
    <MailingProvider value="letter">
      {post && <PostList key={post} of={post} onClose={() => void setParams({post: null})} />}
      {issue && !post && (
        <LateIssuePage id={issue} onOpen={(id, options) => setParams({issue: id}, options)} />
      )}
      {!issue && !post && <Letters heading={heading} onOpen={open} onOpenPost={openPost} />}
    </MailingProvider>
  )
}

interface LettersProps {
  heading: ReturnType<typeof useReturningFocus>
  onOpen: (id: string) => void
  onOpenPost: (of: string) => void
}

function Letters({heading, onOpen, onOpenPost}: LettersProps) {
  const t = useTranslations('admin.letters')
  const tShared = useTranslations('admin.newsletter')
  const history = useSettledQuery(historyQuery('letter'))
  return (
    <div className="grid grid-cols-1 gap-12">
      <section className="grid grid-cols-1 gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
          {tShared('title', {kind: 'letter'})}
        </h2>
        <p className="max-w-2xl">{t('text')}</p>
        {letterAudiences.map((audience) => (
          <Readers key={audience} audience={audience} onOpenPost={onOpenPost} />
        ))}
        <button type="button" onClick={() => onOpen('new')} className={`${buttonClass()} justify-self-start`}>
          {tShared('write', {kind: 'letter'})}
        </button>
      </section>
      <CurrentIssues history={history} onOpen={onOpen} />
      <SentIssues history={history} onOpen={onOpen} onOpenPost={onOpenPost} />
    </div>
  )
}

function Readers({audience, onOpenPost}: {audience: LetterAudience; onOpenPost: (of: string) => void}) {
  const t = useTranslations('admin.letters')
  const {data} = useSettledQuery(lettersQuery(audience))
  if (!data) return null
  return (
    <p className="flex max-w-2xl flex-wrap items-center gap-x-4 gap-y-1">
      <span>
        {t(`readers.${audience}`, {count: data.members})}{' '}
        {data.noAddress > 0 && t('withoutEmail', {count: data.noAddress})}
      </span>
      {data.noAddress > 0 && (
        <button
          type="button"
          onClick={() => onOpenPost(audience)}
          aria-label={t('postListOf', {audience: t(`audience.${audience}`)})}
          className="min-h-11 text-link underline"
        >
          {t('postList')}
        </button>
      )}
    </p>
  )
}
