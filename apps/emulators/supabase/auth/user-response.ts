import type {User} from './users.ts'

export function userResponse(user: User) {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: user.email_confirmed_at ?? undefined,
    invited_at: user.invited_at ?? undefined,
    phone: user.phone ?? '',
    confirmation_sent_at: user.confirmation_sent_at ?? undefined,
    confirmed_at: user.confirmed_at ?? undefined,
    recovery_sent_at: user.recovery_sent_at ?? undefined,
    new_email: user.email_change || undefined,
    email_change_sent_at: user.email_change_sent_at ?? undefined,
    reauthentication_sent_at: user.reauthentication_sent_at ?? undefined,
    last_sign_in_at: user.last_sign_in_at ?? undefined,
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    identities:
      user.identities?.map(({id, provider_id: providerId, ...identity}) => ({
        identity_id: id,
        id: providerId,
        ...identity,
      })) ?? null,
    created_at: user.created_at,
    updated_at: user.updated_at,
    banned_until: user.banned_until ?? undefined,
    deleted_at: user.deleted_at ?? undefined,
    is_anonymous: user.is_anonymous,
  }
}
