import {documentRoutes} from '@site/schemas/routes/route-table'
import {listPages} from '#/routes/list-pages.ts'

// Rows of three.
export const pastEventsPages = listPages({path: documentRoutes.event.section, first: 9, others: 12})
