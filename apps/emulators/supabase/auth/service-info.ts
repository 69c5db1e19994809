import type {AuthServices} from './auth-services.ts'

const providers = [
  'anonymous_users',
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'snapchat',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'keycloak',
  'kakao',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'spotify',
  'slack',
  'slack_oidc',
  'workos',
  'twitch',
  'twitter',
  'email',
  'phone',
  'zoom',
]

export const settings = async ({config}: AuthServices): Promise<Response> =>
  Response.json({
    external: Object.fromEntries(providers.map((name) => [name, name === 'email'])),
    disable_signup: !config.enable_signup,
    mailer_autoconfirm: !config.email.enable_confirmations,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  })

export const health = async (): Promise<Response> =>
  Response.json({
    version: 'emulator',
    name: 'GoTrue',
    description: 'GoTrue is a user registration and authentication API',
  })

/** `GET /.well-known/jwks.json`: tokens are signed with a shared secret, which is not published. */
export const jwks = async (): Promise<Response> =>
  Response.json({keys: []}, {headers: {'cache-control': 'public, max-age=600'}})
