import * as z from 'zod'
import {eventAdmission, isForm, type Registration} from '../event-admission.ts'
import {contentKey} from '../form-fields/content-key.ts'
import {eventStatuses} from '../options/event-options.ts'
import {documentPath} from '../routes/document-path.ts'
import {withoutControls} from '../texts/readable-text.ts'

export const contentItemKinds = ['event', 'school', 'photoAlbum', 'schoolsPage', 'groupsPage'] as const

/** Content written through the API can have any value, so invalid ones count as missing. */
const text = z.string().transform(withoutControls).nullable().catch(null)
const bilingual = z.object({lt: text, en: text}).nullable().catch(null)
const instant = z.iso.datetime({offset: true}).nullable().catch(null)
const pounds = z.number().min(0)

export const contentDocument = z
  .object({
    _id: z.string(),
    _updatedAt: instant,
    _type: z.enum(contentItemKinds),
    eventKey: contentKey,
    slug: text,
    path: text,
    title: bilingual,
    start: instant,
    end: instant,
    dateToBeConfirmed: z.boolean().nullable().catch(null),
    description: bilingual,
    statusNote: bilingual,
    status: z.enum(eventStatuses.map(({value}) => value)).catch('scheduled'),
    place: z.object({name: bilingual, address: text}).nullable().catch(null),
    capacity: z.int().min(0).max(1_000_000).nullable().catch(null),
    admission: text,
    ticketing: z
      .object({url: text, takesMemberCodes: z.boolean().nullable().catch(null)})
      .nullable()
      .catch(null),
    registration: z
      .object({
        open: z.boolean().nullable().catch(null),
        membersFirstUntil: instant,
        confirmsAddresses: z.boolean().nullable().catch(null),
        closesAt: instant,
      })
      .nullable()
      .catch(null),
    prices: z
      .array(z.object({audience: bilingual, amount: pounds}))
      .nullable()
      .catch(null),
    memberDiscount: z
      .object({amount: pounds, validDays: z.int().min(1).nullable().catch(null)})
      .nullable()
      .catch(null),
  })
  .transform(({admission, ticketing, registration, ...document}) => {
    const admitted = eventAdmission({admission, ticketing, registration})
    return {
      ...document,
      pagePath: documentPath(document) ?? null,
      form: formOf(admitted.registration),
      takesMemberCodes: admitted.ticketing?.takesMemberCodes === true,
    }
  })

const formOf = (registration: Registration | null) =>
  registration && isForm(registration.kind) ? {...registration, kind: registration.kind} : null

/** `path` is the custom path and `pagePath` that of the page. `form` is set for events with a form on the site. */
export type ContentDocument = z.output<typeof contentDocument>
