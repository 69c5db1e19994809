/** The payload of Supabase's documentation, with a test's changes. */
export function exampleHookPayload(
  emailData: Record<string, unknown> = {},
  user: Record<string, unknown> = {},
): {user: Record<string, unknown>; email_data: Record<string, unknown>} {
  return {
    user: {
      id: '8484b834-f29e-4af2-bf42-80644d154f76',
      aud: 'authenticated',
      role: 'authenticated',
      email: 'rasa@example.test',
      phone: '',
      app_metadata: {provider: 'email', providers: ['email']},
      user_metadata: {
        first_name: 'LAIMĖJOTE http://evil.example',
        email_verified: false,
        privacy_policy_accepted: true,
      },
      identities: [],
      created_at: '2024-05-14T12:56:33.821567Z',
      is_anonymous: false,
      ...user,
    },
    email_data: {
      token: '305805',
      token_hash: '7d5b7b1964cf5d388340a7f04f1dbb5eeb6c7b52ef8270e1737a58d0',
      redirect_to: 'http://evil.example/',
      email_action_type: 'signup',
      site_url: 'http://evil.example',
      token_new: '',
      token_hash_new: '',
      ...emailData,
    },
  }
}
