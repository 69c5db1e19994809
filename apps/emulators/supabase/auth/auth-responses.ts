import type {Sql} from 'postgres'

export interface UserRow {
  id: string
  aud: string
  role: string
  email: string
  confirmed_at: string | null
  email_confirmed_at: string | null
  confirmation_sent_at: string | null
  recovery_sent_at: string | null
  last_sign_in_at: string | null
  raw_app_meta_data: Record<string, unknown> | null
  raw_user_meta_data: Record<string, unknown> | null
  created_at: string
  updated_at: string
}

export async function findUserByEmail(sql: Sql, email: string): Promise<UserRow | undefined> {
  const [user] = await sql<UserRow[]>`select * from auth.users where email = ${email.toLowerCase()}`
  return user
}

/** A user in Supabase Auth's shape. */
export function userResponse(user: UserRow) {
  const {raw_app_meta_data: appMetadata, raw_user_meta_data: userMetadata} = user
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email,
    phone: '',
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    confirmed_at: user.confirmed_at ?? undefined,
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    app_metadata: appMetadata ?? {},
    user_metadata: userMetadata ?? {},
    identities: [
      {
        id: user.id,
        user_id: user.id,
        identity_id: user.id,
        provider: 'email',
        identity_data: {...userMetadata, email: user.email, sub: user.id},
      },
    ],
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  }
}

/** An error in Supabase Auth's shape. */
export function authError(status: number, code: string, message: string): Response {
  return Response.json({code: status, error_code: code, msg: message}, {status})
}
