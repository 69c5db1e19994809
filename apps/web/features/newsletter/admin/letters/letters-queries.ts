import {letterAudiences, type LetterAudience} from '@site/schemas/statuses/newsletter'
import {queryOptions} from '@tanstack/react-query'
import * as z from 'zod'
import {dataOf} from '#/features/admin-list/query-client.ts'
import {query} from '#/supabase/query.ts'
import {newslettersKey} from '../issues/newsletter-issues-queries.ts'

const reasons = ['no_email', 'unreached', 'bounced'] as const

/** A member whom a letter does not reach by email, and why. */
export interface PostMember {
  id: string
  name: string
  /** The lines of the postal address; none if it is unknown. */
  address: string[]
  phone: string | null
  why: (typeof reasons)[number]
  /** Shared by the persons of a household. */
  household: string | null
}

const isAudience = (of: string): of is LetterAudience => letterAudiences.some((audience) => audience === of)

/** `of` is the id of a letter that was sent, or the audience of one that is not written yet. */
export const postListQuery = (of: string) =>
  queryOptions({
    queryKey: [...newslettersKey, 'post', of],
    queryFn: async (): Promise<PostMember[]> => {
      const args = isAudience(of) ? {audience: of} : {issue_id: of}
      const rows = dataOf(await query((supabase) => supabase.rpc('members_to_post_to', args)))
      return rows.map((row) => ({
        id: row.membership_id,
        name: `${row.first_name} ${row.last_name}`,
        address: row.postal_address
          ? row.postal_address.split('\n').filter((line) => line.trim() !== '')
          : [],
        phone: row.phone,
        why: z.enum(reasons).parse(row.why),
        household: row.household_id,
      }))
    },
  })
