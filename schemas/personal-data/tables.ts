import type {PersonalDataKindName} from './kinds.ts'

export interface PersonalTable {
  kind: PersonalDataKindName
  /** Columns that the export of a person contains. */
  exported?: string
  /** Columns that it leaves out, as they say nothing of the person, or nothing to them. */
  inside?: string
  /** Why nothing of the table is exported. */
  why?: string
}

/** Every table of the database with rows about a person. A test demands that each column stands here or in `impersonalTables`. */
export const personalTables: Record<string, PersonalTable> = {
  'auth.identities': {
    kind: 'account',
    inside: 'provider_id user_id identity_data provider last_sign_in_at created_at updated_at email id',
    why: 'the same address as the account',
  },
  'auth.one_time_tokens': {
    kind: 'account',
    inside: 'id user_id token_type token_hash relates_to created_at updated_at',
    why: 'digests of links, until they are used',
  },
  'auth.users': {
    kind: 'account',
    exported: 'id email last_sign_in_at created_at',
    inside:
      'instance_id aud role encrypted_password email_confirmed_at invited_at confirmation_token confirmation_sent_at recovery_token recovery_sent_at email_change_token_new email_change email_change_sent_at raw_app_meta_data raw_user_meta_data is_super_admin updated_at phone phone_confirmed_at phone_change phone_change_token phone_change_sent_at confirmed_at email_change_token_current email_change_confirm_status banned_until reauthentication_token reauthentication_sent_at is_sso_user deleted_at is_anonymous',
  },
  'private.account_email_requests': {
    kind: 'account',
    inside: 'id kind email language asked_at claimed_at',
    why: 'an address, until Auth has sent the email, for an hour at most',
  },
  'private.address_changes': {
    kind: 'account',
    inside: 'user_id changed_at',
    why: 'a time, for an hour; goes with the account',
  },
  'public.commenters': {
    kind: 'account',
    exported: 'user_id trusted_at banned_at',
    inside: 'banned_by ban_reason',
  },
  'public.event_organisers': {kind: 'account', exported: 'event_key', inside: 'user_id role created_at'},
  'public.profiles': {
    kind: 'account',
    exported:
      'id email first_name last_name username phone city region language privacy_policy_accepted wants_digest created_at last_sign_in_at',
    inside: 'search_text',
  },
  'public.user_roles': {kind: 'account', exported: 'role', inside: 'user_id created_at'},
  'private.sign_ups': {
    kind: 'signUp',
    inside: 'user_id proof encrypted_password privacy_policy_accepted confirmed_at',
    why: 'perhaps of a stranger, for a day; goes with the account',
  },
  'auth.mfa_amr_claims': {
    kind: 'session',
    inside: 'session_id created_at updated_at authentication_method id',
    why: 'how somebody logged in; goes with the session',
  },
  'auth.refresh_tokens': {
    kind: 'session',
    inside: 'instance_id id token user_id revoked created_at updated_at parent session_id',
    why: 'keys; go with the session',
  },
  'auth.sessions': {
    kind: 'session',
    inside:
      'id user_id created_at updated_at factor_id aal not_after refreshed_at user_agent ip tag oauth_client_id refresh_token_hmac_key refresh_token_counter scopes',
    why: 'whoever is logged in sees them in the browser; go with the account',
  },
  'public.comment_reports': {
    kind: 'comment',
    exported: 'comment_id reason created_at',
    inside: 'id reporter_id resolved_at resolved_by',
  },
  'public.event_comments': {
    kind: 'comment',
    exported: 'id event_id comment_text status created_at',
    inside: 'user_id author_name search_text',
  },
  'public.deleted_comments': {
    kind: 'deletedComment',
    exported: 'id event_id comment_text status created_at deleted_at',
    inside: 'user_id deleted_by',
  },
  'public.event_likes': {kind: 'like', exported: 'event_id created_at', inside: 'id user_id'},
  'private.registration_links': {
    kind: 'registration',
    inside: 'token_digest registration_id created_at',
    why: 'digests of tokens; go with the registration',
  },
  'public.attendance': {
    kind: 'registration',
    exported: 'attendee_id payment_id came marked_at',
    inside: 'registration_id marked_by',
  },
  'public.bus_registrations': {
    kind: 'registration',
    exported: 'passengers special_requests',
    inside: 'registration_id',
  },
  'public.event_registrations': {
    kind: 'registration',
    exported:
      'id event_key kind status status_since seats first_name last_name email phone note language group_id held_until unconfirmed_until waiting_since waiting_rank collects_until offered_until is_suspected is_repeated is_owners unreached_since has_calendar_file decided_at created_at updated_at',
    inside: 'decided_by',
  },
  'public.race_registrations': {
    kind: 'registration',
    exported: 'id category first_name last_name age consented_at cancelled_at created_at',
    inside: 'registration_id',
  },
  'public.trip_payments': {kind: 'registration', exported: 'payment_id name', inside: 'registration_id'},
  'public.race_health_notes': {
    kind: 'health',
    exported: 'medical_conditions emergency_contact emergency_phone',
    inside: 'race_registration_id',
  },
  'public.race_consents': {
    kind: 'child',
    exported: 'given_by wording given_at',
    inside: 'race_registration_id',
  },
  'public.ticket_orders': {
    kind: 'ticket',
    exported:
      'payment_id name email postal_address language items tickets confirmed_at anonymised_at created_at',
    inside: 'search_text',
  },
  'private.deaths': {
    kind: 'membership',
    inside: 'membership_id household_id household_persons subscriptions subscribers marked_at',
    why: 'ids and days without names, until the mark is removed; goes with the membership',
  },
  'private.membership_reminders': {
    kind: 'membership',
    inside: 'membership_id valid_until kind sent_at',
    why: 'ids without names',
  },
  'private.renewal_links': {
    kind: 'membership',
    inside: 'token_digest membership_id created_at is_asked_for',
    why: 'digests of tokens; go with the name of the membership',
  },
  'public.discount_codes': {
    kind: 'membership',
    exported:
      'id event_key code amount_pence currency valid_until redeemed_at revoked_at deactivated_at created_at',
    inside: 'membership_id promotion_code_id',
  },
  'public.membership_payments': {
    kind: 'membership',
    exported: 'covers_from covers_until ends_on',
    inside: 'payment_id membership_id not_before created_at',
  },
  'public.memberships': {
    kind: 'membership',
    exported:
      'id user_id first_name last_name email postal_address reference phone language status member_since valid_until grace_until cancelled_at deceased_at anonymised_at is_honorary joined_on invited_at household_since pays_for_household merged_into created_at updated_at',
    inside: 'import_id household_id awaits_transfer paid_by paid_months name_key search_text',
  },
  'public.membership_applications': {
    kind: 'application',
    exported:
      'id first_name last_name email phone notes payment_method payment_status language is_adult is_suspected is_owners is_emailed subscription_id created_at',
    inside: 'membership_id payment_id',
  },
  'private.member_import_parts': {
    kind: 'memberImport',
    inside: 'created_by digest rows created_at',
    why: 'rows of a list that is being imported, for a day',
  },
  'private.member_import_rows': {
    kind: 'memberImport',
    inside: 'import_id line membership_id is_new payment_id joins_household former digest',
    why: 'what a list changed, for a day',
  },
  'private.member_imports': {
    kind: 'memberImport',
    inside:
      'id created_at created_by submission_key content_digest file_name added changed skipped undone_at undone_by invited_at invited',
    why: 'numbers, and the name of a file',
  },
  'private.renewals': {
    kind: 'donation',
    inside: 'subscription_id announced_for skipped_for stop_reason announced_attempt announced_end_at',
    why: 'what was announced of a subscription, which is exported, and when',
  },
  'private.subscription_links': {
    kind: 'donation',
    inside: 'token_digest subscription_id created_at is_asked_for wanted_pence',
    why: 'digests of tokens; go with the name of the subscription',
  },
  'public.donations': {
    kind: 'donation',
    exported:
      'payment_id user_id campaign_id campaign_name donor_name message email language shows_donor approved_at anonymised_at created_at',
    inside: 'approved_by search_text',
  },
  'public.subscriptions': {
    kind: 'donation',
    exported:
      'id purpose interval amount_pence checkout_session_id checkout_expires_at lapsed_at stripe_subscription_id stripe_customer_id stripe_status started_at current_period_end is_paused resumes_at ends_at open_invoice_id failed_attempts next_attempt_at is_invoice_due ended_at end_reason card_brand card_last4 reported_at stop_requested_at stop_reason status user_id email language membership_id campaign_id campaign_name donor_name message shows_donor anonymised_at created_at updated_at',
    inside:
      'submission_key checkout_url checked_at announced_attempt announced_pence announced_pause announced_end_at search_text',
  },
  'private.gift_aid_choices': {
    kind: 'giftAid',
    inside: 'payment_id declaration_id held_reason',
    why: 'ids and reasons without names; goes with the gift',
  },
  'private.gift_aid_claim_lines': {
    kind: 'giftAid',
    inside: 'payment_id claim_id declaration_id donated_on pence title first_name last_name house postcode',
    why: 'in the export with its declaration; the law keeps what was claimed',
  },
  'private.gift_aid_claims': {
    kind: 'giftAid',
    inside: 'id covers_from covers_to charity payment_id submission_key made_by made_at',
    why: 'what a treasurer did, without donors',
  },
  'private.gift_aid_declarations': {
    kind: 'giftAid',
    exported:
      'id payment_id subscription_id user_id email title first_name last_name house street postcode covers wording language source given_at confirmed_at withdrawn_at created_at',
    inside: 'submission_key name_key',
  },
  'private.gift_aid_links': {
    kind: 'giftAid',
    inside: 'token_digest declaration_id',
    why: 'digests of tokens; go when the declaration is forgotten',
  },
  'private.refund_requests': {
    kind: 'payment',
    inside: 'id payment_id amount_pence submission_key refund_id created_at',
    why: 'sums without names',
  },
  'public.payments': {
    kind: 'payment',
    inside:
      'id purpose method amount_pence currency submission_key import_id is_before_accounts household_payment_id checkout_session_id checkout_url checkout_expires_at payment_intent_id event_key subscription_id invoice_id received_pence received_currency paid_at refunded_pence lost_pence has_open_dispute taken_back_at is_second held_reason decision decided_at decided_by refund_decision refund_decided_at refund_decided_on_pence lapsed_at failed_at status attention announced_status announced_pence asked_about reminded_at checked_at created_at updated_at',
    why: 'sums without names, which the law keeps; in the export with what they paid for',
  },
  'public.bank_line_payments': {
    kind: 'bankLine',
    inside: 'line_id payment_id pence was_known former_paid_at refund_id created_at',
    why: 'ids and sums without names',
  },
  'public.bank_lines': {
    kind: 'bankLine',
    exported: 'id booked_on pence bank_id text state why note payout_id payer settled_at',
    inside: 'statement_id fingerprint place balance_pence settled_by search_text',
  },
  'public.bank_statements': {
    kind: 'bankLine',
    inside: 'id file_name account source first_on last_on added known added_by created_at',
    why: 'names and numbers of files and of the account of the community',
  },
  'public.contact_messages': {
    kind: 'message',
    exported:
      'id first_name last_name email subject message photo event_key language is_suspected status handled_at unreached_since created_at',
    inside: 'handled_by search_text',
  },
  'private.newsletter_links': {
    kind: 'newsletter',
    inside: 'token_digest subscriber_id delivery_id purpose created_at',
    why: 'digests of tokens; go with the subscription',
  },
  'public.newsletter_deliveries': {
    kind: 'newsletter',
    exported: 'language unsubscribed_at',
    inside:
      'id issue_id subscriber_id membership_id email_id outcome was_delivered was_bounced was_complained_of',
  },
  'public.newsletter_subscribers': {
    kind: 'newsletter',
    exported:
      'id email first_name language status is_suspected wording requested_at confirmed_at unsubscribed_at',
    inside: 'account_id',
  },
  'private.email_preferences': {
    kind: 'email',
    exported: 'language chosen_at',
    inside: 'email token created_at',
  },
  'public.email_events': {
    kind: 'email',
    inside: 'id provider_id event reason occurred_at received_at',
    why: 'in the export as what became of each email; goes with it',
  },
  'public.email_outbox': {
    kind: 'email',
    exported:
      'template language status created_at sent_at delivered_at bounced_at bounce_reason complained_at',
    inside:
      'id kind priority recipient data idempotency_key registration_id message_id language_token asked_by attempts resends next_attempt_at first_attempt_at claimed_at batch_id is_alone last_error provider_id failed_at',
  },
  'public.suppressed_addresses': {kind: 'suppressedAddress', exported: 'reason since', inside: 'email'},
  'public.audit_log': {
    kind: 'log',
    inside: 'id created_at actor_id action subject_type subject_id details',
    why: 'what those with rights did; the details about somebody go with the account',
  },
  'public.event_changes': {
    kind: 'account',
    inside:
      'id event_key before after revision first_changed_at changed_at resolved_as resolved_at resolved_by message_key recipients',
    why: 'events, and who answered for them, until the account goes',
  },
  'public.newsletter_issues': {
    kind: 'account',
    inside:
      'id audience purpose status version subject_lt subject_en content_lt content_en created_at updated_at updated_by send_at missed_at started_at finished_at',
    why: 'what is sent to all, and who wrote it, until the account goes',
  },
  'private.studio_people': {kind: 'editor', exported: 'id name email language seen_at'},
  'private.look_requests': {
    kind: 'lookRequest',
    exported: 'id document_id document_type path title_lt title_en sentence asked_at',
    inside: 'asker_id reader_id',
  },
  'private.schedule_watches': {
    kind: 'lookRequest',
    inside: 'schedule_id person_id at created_at attempted_at told',
    why: 'ids and times without names; goes with the person',
  },
  'public.photo_uploads': {
    kind: 'waitingPhoto',
    exported: 'id album_key storage_path alt_lt alt_en created_at',
    inside: 'uploaded_by',
  },
  'storage.objects': {
    kind: 'waitingPhoto',
    inside:
      'id bucket_id name owner created_at updated_at last_accessed_at metadata path_tokens version owner_id user_metadata',
    why: 'names of files, which public.photo_uploads has',
  },
  'private.submission_counts': {
    kind: 'submission',
    inside: 'action submitter count ends_at',
    why: 'keyed hashes, for the period of a limit',
  },
  'private.submissions': {
    kind: 'submission',
    inside: 'action key digest response created_at',
    why: 'digests and answers without names, for a day',
  },
  'private.reported_errors': {
    kind: 'reportedError',
    inside: 'id code path message stack browser language reported_at',
    why: 'what went wrong, without who saw it',
  },
  'private.erasures': {
    kind: 'erasure',
    inside: 'id account address_hash erased_at',
    why: 'ids and digests of who was erased',
  },
}

/** Tables with nothing about a person, and what they hold. */
export const impersonalTables: Record<string, {columns: string; why: string}> = {
  'private.alerts': {columns: 'trouble notified_at', why: 'times without names'},
  'private.backups': {
    columns: 'kind every late_after expected_since started_at succeeded_at failed_at error failures',
    why: 'times, and errors without personal data',
  },
  'private.bank_batches': {
    columns: 'key statement_id added known created_at',
    why: 'numbers of lines, for a week',
  },
  'private.charge_refunds': {columns: 'paid_with refunded_pence reached_at', why: 'sums without names'},
  'private.community_name': {columns: 'is_only lt en', why: 'a setting'},
  'private.consent_wordings': {columns: 'subject language wording', why: 'texts'},
  'private.content_faults': {
    columns: 'document_id document_type title faults since notified_at',
    why: 'content',
  },
  'private.digests': {columns: 'is_only reported_until', why: 'a time'},
  'private.disputes': {columns: 'id paid_with amount_pence status known_at', why: 'sums without names'},
  'private.donation_totals': {columns: 'campaign_id pence', why: 'sums without names'},
  'private.email_budgets': {columns: 'budget per_hour', why: 'a setting'},
  'private.email_limits': {columns: 'is_only per_day per_month reserved per_second', why: 'a setting'},
  'private.email_pauses': {columns: 'priority until', why: 'the state of the mail service'},
  'private.email_purposes': {
    columns: 'purpose templates budget per_day own_per_hour is_all',
    why: 'a setting',
  },
  'private.gift_aid_adjustments': {columns: 'claim_id payment_id pence', why: 'sums without names'},
  'private.job_calls': {columns: 'day calls', why: 'a number for each day'},
  'private.hooks': {columns: 'hook subject call place', why: 'names of functions'},
  'private.job_runs': {
    columns: 'id job started_at ended_at error figures times',
    why: 'times, figures, and errors without personal data',
  },
  'private.jobs': {
    columns: 'name every added_at running started_at succeeded_at failed_at error failures beat_at',
    why: 'times, and errors without personal data',
  },
  'private.left_out': {columns: 'kind day number', why: 'counts by kind and day'},
  'private.money_settings': {
    columns: 'is_only membership_fee_pence household_fee bank_details gift_aid members_group_url',
    why: 'a setting',
  },
  'private.months': {columns: 'month members', why: 'numbers of members'},
  'private.plan_limits': {columns: 'resource most used', why: 'sizes'},
  'private.pushed_alerts': {
    columns: 'id alert at claimed_at',
    why: 'what is wrong with the site, without names',
  },
  'private.rate_limits': {columns: 'action per_email per_network period', why: 'a setting'},
  'private.refunds': {
    columns: 'id paid_with amount_pence status known_at created_at',
    why: 'sums without names',
  },
  'private.schedule': {columns: 'is_only runs_since', why: 'a time'},
  'private.stripe_readings': {columns: 'is_only read_until checked_at', why: 'times'},
  'private.submitter_key': {columns: 'is_only key', why: 'a key'},
  'public.campaigns': {
    columns: 'id name_lt name_en path target_pence reference paypal_url removed_at synced_at',
    why: 'content',
  },
  'public.content_items': {
    columns:
      'key kind title_lt title_en path place description status_note starts_at ends_at date_to_be_confirmed status takes_likes takes_comments registration_kind registration_opens registration_closes_at members_first_until confirms_addresses capacity prices member_discount takes_member_codes removed_at updated_at synced_at',
    why: 'content',
  },
  'public.ledger': {
    columns:
      'id payment_id kind purpose amount_pence currency is_reversal occurred_at recorded_at stripe_event_id',
    why: 'sums without names, which the law keeps',
  },
  'public.stripe_balance_transactions': {
    columns:
      'id category gross_pence fee_pence net_pence charged_pence currency created_at available_on payment_intent_id payout_id',
    why: 'sums without names',
  },
  'public.stripe_events': {
    columns: 'id type outcome payment_id created_at received_at',
    why: 'ids of events, for 90 days',
  },
  'public.stripe_payouts': {
    columns:
      'id amount_pence currency status arrives_on is_automatic is_complete created_at known_at contents_read_at',
    why: 'sums without names',
  },
  'storage.buckets': {
    columns:
      'id name owner created_at updated_at public avif_autodetection file_size_limit allowed_mime_types owner_id type',
    why: 'a setting',
  },
}
