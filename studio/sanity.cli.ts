import {defineCliConfig} from 'sanity/cli'
import './env.ts'

export default defineCliConfig({deployment: {autoUpdates: false}})
