import type postgres from 'postgres'
import type {SupabaseConfig} from '../read-config.ts'
import type {AnswerTime} from './answer-time.ts'
import type {Authentication} from './authentication.ts'
import type {Emails} from './emails.ts'
import type {RateLimits} from './rate-limits.ts'
import type {AuthContext, RequestSource} from './request-source.ts'
import type {Sessions} from './sessions.ts'

export interface AuthServices {
  sql: postgres.Sql
  config: SupabaseConfig['auth']
  limits: RateLimits
  emails: Emails
  answerTime: AnswerTime
  sessions: Sessions
  authentication: Authentication
  source: (c: AuthContext) => RequestSource
  isAllowedRedirect: (url: string) => boolean
}
