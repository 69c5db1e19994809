import {serveSite} from './supervisor/serve-site.ts'

await serveSite('production', 'npm start')
