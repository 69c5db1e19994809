import type {lints} from './lints.ts'

const notInApi =
  'is in the schema private, which the API does not expose, and only functions of the owner read it'
const checksAdmin = 'checks first that an admin calls, and writes to tables that no caller may write'
const checksModerator = 'checks first that a moderator calls, and writes to tables that no caller may write'

const checksOrganiser =
  'checks first that an admin or an organiser of the event calls, and writes to tables that no caller may write'
const checksKeeper =
  'checks first that a secretary, a treasurer or an admin calls, and keeps the list of members'
const checksWriter =
  'checks first that an admin calls or, for a letter to members, somebody who keeps the members, and writes to tables that no caller may write'
const checksTreasurer =
  'checks first that a treasurer or an admin calls, and writes to tables that no caller may write'
const needsLink =
  'needs the secret token of a link in an email, and reaches the registration of that link only'
const countsForAdmin = 'checks first that an admin calls, and counts emails, which nobody may read'
const takesReports =
  'writes down what a page reports, short and without personal data, and is limited by network and in all'
const readsForAdmin = 'checks first that an admin calls, and only reads'
const ofCaller = 'reaches the subscription of the caller’s own confirmed address only'

const needsRenewalLink =
  'needs the secret token of a link in an email, and shows the first name and the dates of that membership only'
const needsGiftLink = 'needs the secret token of a link in an email, and shows no name and no address'
const needsGiftAidLink =
  'needs the secret token of a link in an email, and shows and withdraws that declaration only, without its addresses'
const asksTheTime = 'asks for each row how long the statement has run'
const saysPaid = 'says only whether the checkout with that id, which nobody guesses, is paid'

const saysTroubles = 'says since when which part of the service stands still, and nothing of anybody'
const saysSettings = 'says only which fee, account and links the pages show to everybody'

const saysPlacesLeft = 'says only how many places an event has left, up to ten, which its page shows'

const takesAnyAddress =
  'writes down a request, does the same with every address, and is limited by address and network'

const byLink = {
  show_registration: needsLink,
  change_registration: needsLink,
  cancel_registration: needsLink,
  accept_place: needsLink,
  confirm_registration: needsLink,
  give_parental_consent: needsLink,
  show_email_language:
    'needs the secret token of a link in an email, and says only which language was chosen',
  choose_email_language:
    'needs the secret token of a link in an email, and changes only the language of the address of that link',
}

/** What the rules find and we keep: by rule, the object with its reason. */
export const acceptedLints: Partial<Record<keyof typeof lints, Record<string, string>>> = {
  anon_security_definer_function_executable: {
    is_admin:
      'says only of the caller whether it is an admin; the site also asks when its session has expired',
    ...byLink,
    show_renewal: needsRenewalLink,
    show_subscription: needsGiftLink,
    show_gift_aid: needsGiftAidLink,
    withdraw_gift_aid: needsGiftAidLink,
    checkout_state: saysPaid,
    places_left: saysPlacesLeft,
    money_settings: saysSettings,
    service_troubles: saysTroubles,
    ask_for_account_email: takesAnyAddress,
    report_error: takesReports,
  },
  authenticated_security_definer_function_executable: {
    is_admin: 'says only of the caller whether it is an admin; policies on the table that it reads call it',
    adopt_anonymous_likes: 'moves likes of the id in the header, which proves them, to the caller',
    export_own_data: 'returns rows of the caller only, some of tables that only admins may read',
    delete_own_account: 'deletes the account of the caller only, which no grant allows',
    claim_sign_up:
      'gives the caller’s account back its own password and names, for the secret of the browser of its sign-up',
    approve_comment: checksModerator,
    restore_comment: checksModerator,
    dismiss_reports: checksModerator,
    change_roles: checksAdmin,
    money_settings: saysSettings,
    admin_money_settings: readsForAdmin,
    change_money_settings: checksAdmin,
    ban_commenter: checksAdmin,
    unban_commenter: checksAdmin,
    retry_failed_email: checksAdmin,
    export_personal_data: checksAdmin,
    erase_personal_data: checksAdmin,
    save_newsletter_draft: checksWriter,
    delete_newsletter_draft: checksWriter,
    stop_newsletter: checksWriter,
    resume_newsletter: checksWriter,
    unschedule_newsletter: checksWriter,
    newsletter_audience: countsForAdmin,
    newsletter_history: countsForAdmin,
    letter_audience: checksKeeper,
    letter_history: checksKeeper,
    members_to_post_to: checksKeeper,
    list_plan_usage: readsForAdmin,
    list_jobs: readsForAdmin,
    list_job_runs: readsForAdmin,
    list_left_out: readsForAdmin,
    late_work: readsForAdmin,
    service_troubles: saysTroubles,
    list_reported_errors: readsForAdmin,
    my_newsletter_choice: ofCaller,
    choose_newsletter: ofCaller,
    set_contact_message_status: checksOrganiser,
    decide_registration: checksOrganiser,
    withdraw_registration: checksOrganiser,
    move_registration_up: checksOrganiser,
    resend_registration_email: checksOrganiser,
    mark_attendance: checksOrganiser,
    ticket_events: 'returns keys of events that the caller organises only',
    ticket_buyers:
      'checks first that an admin or an organiser of the event calls, and leaves out what only treasurers may read',
    message_registrants: checksOrganiser,
    announce_event_change: checksOrganiser,
    dismiss_event_change: checksOrganiser,
    confirm_bank_transfer: checksTreasurer,
    undo_bank_transfer: checksTreasurer,
    record_gift_aid_declaration: checksTreasurer,
    withdraw_gift_aid_declaration: checksTreasurer,
    gift_aid_declarations: checksTreasurer,
    gift_aid_lines: checksTreasurer,
    hold_gift_back: checksTreasurer,
    choose_gift_aid_declaration: checksTreasurer,
    make_gift_aid_claim: checksTreasurer,
    undo_gift_aid_claim: checksTreasurer,
    gift_aid_claims: checksTreasurer,
    gift_aid_claim_lines: checksTreasurer,
    record_fee: checksKeeper,
    add_member: checksKeeper,
    set_honorary: checksKeeper,
    membership_fee: checksKeeper,
    set_household: checksKeeper,
    add_household_person: checksKeeper,
    set_household_payer: checksKeeper,
    household_of: checksKeeper,
    import_members: checksKeeper,
    add_import_part: checksKeeper,
    undo_member_import: checksKeeper,
    invite_imported_members: checksKeeper,
    invite_member: checksKeeper,
    list_member_imports: checksKeeper,
    membership_history: checksKeeper,
    renewal_of_member: checksKeeper,
    record_bank_donation: checksTreasurer,
    request_refund: checksTreasurer,
    record_bank_refund: checksTreasurer,
    add_bank_lines: checksTreasurer,
    settle_bank_lines: checksTreasurer,
    undo_bank_line: checksTreasurer,
    undo_bank_statement: checksTreasurer,
    bank_match_data: checksTreasurer,
    decide_payment: checksTreasurer,
    approve_donor: checksTreasurer,
    cancel_membership: checksKeeper,
    correct_member: checksKeeper,
    join_membership: checksAdmin,
    merge_memberships: checksKeeper,
    mark_deceased: checksKeeper,
    yearly_report: checksKeeper,
    my_subscriptions: 'returns the subscriptions of the caller only, also those under the confirmed address',
    monthly_gifts: checksTreasurer,
    my_donations: 'returns the donations of the caller only, also those under the confirmed address',
    my_gift_aid: 'returns the declarations of the caller only, also those under the confirmed address',
    withdraw_own_gift_aid: 'withdraws a declaration of the caller only, also one under the confirmed address',
    my_membership: 'returns the membership of the caller only, with payments that no grant shows',
    ...byLink,
    show_renewal: needsRenewalLink,
    show_subscription: needsGiftLink,
    show_gift_aid: needsGiftAidLink,
    withdraw_gift_aid: needsGiftAidLink,
    checkout_state: saysPaid,
    places_left: saysPlacesLeft,
    ask_for_account_email: takesAnyAddress,
    report_error: takesReports,
  },
  rls_enabled_no_policy: {
    sign_ups: notInApi,
    address_changes: notInApi,
    alerts: notInApi,
    backups: notInApi,
    pushed_alerts: notInApi,
    plan_limits: notInApi,
    job_calls: notInApi,
    jobs: notInApi,
    job_runs: notInApi,
    left_out: notInApi,
    look_requests: notInApi,
    schedule_watches: notInApi,
    studio_people: notInApi,
    schedule: notInApi,
    reported_errors: notInApi,
    content_faults: notInApi,
    deaths: notInApi,
    gift_aid_declarations: notInApi,
    gift_aid_choices: notInApi,
    gift_aid_claims: notInApi,
    gift_aid_claim_lines: notInApi,
    gift_aid_adjustments: notInApi,
    gift_aid_links: notInApi,
    account_email_requests: notInApi,
    bank_batches: notInApi,
    email_budgets: notInApi,
    email_limits: notInApi,
    email_pauses: notInApi,
    hooks: notInApi,
    rate_limits: notInApi,
    submission_counts: notInApi,
    submissions: notInApi,
    registration_links: notInApi,
    newsletter_links: notInApi,
    email_preferences: notInApi,
    email_purposes: notInApi,
    erasures: notInApi,
    consent_wordings: notInApi,
    community_name: notInApi,
    money_settings: notInApi,
    refund_requests: notInApi,
    refunds: notInApi,
    charge_refunds: notInApi,
    digests: notInApi,
    donation_totals: notInApi,
    months: notInApi,
    disputes: notInApi,
    stripe_readings: notInApi,
    submitter_key: notInApi,
    renewal_links: notInApi,
    renewals: notInApi,
    subscription_links: notInApi,
    member_import_parts: notInApi,
    member_import_rows: notInApi,
    member_imports: notInApi,
    membership_reminders: notInApi,
  },
  function_search_path_mutable: {
    admit_request: 'sets the path of the request, which would end with a path of its own',
  },
  auth_rls_initplan: {
    'event_comments: Visitors read approved comments': asksTheTime,
    'event_comments: People read approved and own comments, moderators read all': asksTheTime,
  },
  token_read_directly: {
    'private.caller_id': 'is what everything else calls',
    'private.session_started_at': 'reads when the session of private.caller_id() began',
  },
}
