import 'server-only'
import {defineQuery} from 'next-sanity'
import {fetchContent} from '#/sanity/fetch-content.ts'
import {body, image, publicDocument, seo} from '#/sanity/fragments.ts'
import type {AboutPageQueryResult} from '#/sanity/sanity.types.gen.ts'
import {now} from '#/time/now.ts'
import {splitMeetings} from './council/council-meetings.ts'

type StoredAboutPage = NonNullable<AboutPageQueryResult>

export type CouncilMeeting = NonNullable<StoredAboutPage['meetings']>[number] & {start: string}

export type AboutPage = Omit<StoredAboutPage, 'meetings'> & {
  meetings: {
    upcoming: CouncilMeeting[]
    past: CouncilMeeting[]
  }
}

export const aboutPageQuery = defineQuery(`*[_type == "aboutPage"][0]{
  title,
  text,
  "image": image${image},
  connections,
  objectives,
  missions,
  "council": council[]{..., "image": image${image}},
  meetings,
  registration,
  "constitution": constitution${publicDocument},
  "accounts": accounts[]${publicDocument},
  eligibility,
  "membership": membership${body},
  subscription,
  reasons,
  "seo": seo${seo}
}`)

export async function getAboutPage(): Promise<AboutPage | null> {
  const page = await fetchContent({query: aboutPageQuery, tags: ['aboutPage', 'clock']})
  return page && {...page, meetings: splitMeetings(page.meetings, now())}
}
