import {definePlugin} from 'sanity'
import {setClockBySite} from '../time/site-clock.ts'
import {scheduleAction} from './schedule-action.tsx'
import {scheduledBadge} from './scheduled-badge.ts'
import {ScheduledProvider} from './scheduled-provider.tsx'
import {scheduleTexts} from './texts.ts'

void setClockBySite()

/**
 * Sanity schedules only on some plans. Here the Studio stores the times, and the edge function `publish-scheduled`
 * publishes.
 */
export const scheduling = definePlugin({
  name: 'scheduling',
  document: {
    actions: (actions) => [...actions, scheduleAction],
    badges: (badges) => [...badges, scheduledBadge],
  },
  studio: {
    components: {layout: (props) => <ScheduledProvider>{props.renderDefault(props)}</ScheduledProvider>},
  },
  i18n: {bundles: scheduleTexts.bundles},
})
