import {serveSite} from './supervisor/serve-site.ts'

await serveSite('dev', 'npm run dev')
