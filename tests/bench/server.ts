import type {Section} from '../../scripts/bench/report.ts'
import type {PartOptions} from '../../scripts/bench/parts.ts'
import {besideBarePage} from './server/bare-page.ts'
import {longRun} from './server/long-run.ts'
import {visitorsFigures} from './server/visitors.ts'

/** What one process of the site holds: beside a bare page of Next, with many visitors, and over years of changes. */
export async function measurePart(options: PartOptions): Promise<Section[]> {
  return [
    {
      title: 'server: a page beside a bare page of Next of equal bytes',
      figures: await besideBarePage(options),
    },
    {title: 'server: visitors who each read a page and pause for a second', figures: await visitorsFigures()},
    {title: 'server: memory on a small machine (target: at most 512 MB)', figures: await longRun()},
  ]
}
