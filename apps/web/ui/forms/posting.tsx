import {useLocale} from 'next-intl'
import {useActionState} from 'react'
import type {PostedForm} from '#/supabase/form-submission.ts'

export type PostAction<Success> = (
  before: PostedForm<Success> | undefined,
  form: FormData,
) => Promise<PostedForm<Success>>

/** A form on a page is posted to `action` where no script answers the press on its button. */
export interface Posting<Success = unknown> {
  action: (form: FormData) => void
  posted: PostedForm<Success> | undefined
  /** They are sent along. */
  fields: Record<string, string>
}

export function usePosting<Success>(
  post: PostAction<Success>,
  fields?: Record<string, string>,
): Posting<Success> {
  const locale = useLocale()
  const [posted, action] = useActionState(post, undefined)
  return {action, posted, fields: {...fields, locale}}
}

export function PostedFields({posting}: {posting: Posting | undefined}) {
  if (!posting) return null
  return Object.entries(posting.fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
