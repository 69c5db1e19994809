export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "13"
  }
  public: {
    Tables: {
      attendance: {
        Row: {
          attendee_id: string
          came: boolean
          marked_at: string
          marked_by: string | null
          payment_id: string | null
          registration_id: string | null
        }
        Insert: {
          attendee_id: string
          came: boolean
          marked_at: string
          marked_by?: string | null
          payment_id?: string | null
          registration_id?: string | null
        }
        Update: {
          attendee_id?: string
          came?: boolean
          marked_at?: string
          marked_by?: string | null
          payment_id?: string | null
          registration_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "attendance_marked_by_fkey"
            columns: ["marked_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "attendance_marked_by_fkey"
            columns: ["marked_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "attendance_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payment_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "attendance_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "attendance_registration_id_fkey"
            columns: ["registration_id"]
            referencedRelation: "event_registrations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "attendance_registration_id_fkey"
            columns: ["registration_id"]
            referencedRelation: "registration_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      audit_log: {
        Row: {
          action: string
          actor_id: string | null
          created_at: string
          details: NonNullable<Json>
          id: number
          subject_id: string
          subject_type: string
        }
        Insert: {
          action: string
          actor_id?: string | null
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          subject_id: string
          subject_type: string
        }
        Update: {
          action?: string
          actor_id?: string | null
          created_at?: string
          details?: NonNullable<Json>
          id?: never
          subject_id?: string
          subject_type?: string
        }
        Relationships: [
          {
            foreignKeyName: "audit_log_actor_id_fkey"
            columns: ["actor_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "audit_log_actor_id_fkey"
            columns: ["actor_id"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      bank_line_payments: {
        Row: {
          created_at: string
          former_paid_at: string | null
          line_id: string
          payment_id: string
          pence: number
          refund_id: string | null
          was_known: boolean
        }
        Insert: {
          created_at?: string
          former_paid_at?: string | null
          line_id: string
          payment_id: string
          pence: number
          refund_id?: string | null
          was_known?: boolean
        }
        Update: {
          created_at?: string
          former_paid_at?: string | null
          line_id?: string
          payment_id?: string
          pence?: number
          refund_id?: string | null
          was_known?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "bank_line_payments_line_id_fkey"
            columns: ["line_id"]
            referencedRelation: "bank_line_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bank_line_payments_line_id_fkey"
            columns: ["line_id"]
            referencedRelation: "bank_lines"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bank_line_payments_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payment_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bank_line_payments_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
        ]
      }
      bank_lines: {
        Row: {
          balance_pence: number | null
          bank_id: string | null
          booked_on: string
          fingerprint: string
          id: string
          note: string | null
          payer: string | null
          payout_id: string | null
          pence: number
          place: number
          search_text: string | null
          settled_at: string | null
          settled_by: string | null
          state: string
          statement_id: string
          text: string | null
          why: string | null
        }
        Insert: {
          balance_pence?: number | null
          bank_id?: string | null
          booked_on: string
          fingerprint: string
          id?: string
          note?: string | null
          payer?: string | null
          payout_id?: string | null
          pence: number
          place: number
          search_text?: never
          settled_at?: string | null
          settled_by?: string | null
          state?: string
          statement_id: string
          text?: string | null
          why?: string | null
        }
        Update: {
          balance_pence?: number | null
          bank_id?: string | null
          booked_on?: string
          fingerprint?: string
          id?: string
          note?: string | null
          payer?: string | null
          payout_id?: string | null
          pence?: number
          place?: number
          search_text?: never
          settled_at?: string | null
          settled_by?: string | null
          state?: string
          statement_id?: string
          text?: string | null
          why?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "bank_lines_settled_by_fkey"
            columns: ["settled_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bank_lines_settled_by_fkey"
            columns: ["settled_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bank_lines_statement_id_fkey"
            columns: ["statement_id"]
            referencedRelation: "bank_statements"
            referencedColumns: ["id"]
          },
        ]
      }
      bank_statements: {
        Row: {
          account: string
          added: number
          added_by: string | null
          created_at: string
          file_name: string
          first_on: string | null
          id: string
          known: number
          last_on: string | null
          source: string | null
        }
        Insert: {
          account: string
          added?: number
          added_by?: string | null
          created_at?: string
          file_name: string
          first_on?: string | null
          id: string
          known?: number
          last_on?: string | null
          source?: string | null
        }
        Update: {
          account?: string
          added?: number
          added_by?: string | null
          created_at?: string
          file_name?: string
          first_on?: string | null
          id?: string
          known?: number
          last_on?: string | null
          source?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "bank_statements_added_by_fkey"
            columns: ["added_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bank_statements_added_by_fkey"
            columns: ["added_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      bus_registrations: {
        Row: {
          passengers: number
          registration_id: string
          special_requests: string | null
        }
        Insert: {
          passengers: number
          registration_id: string
          special_requests?: string | null
        }
        Update: {
          passengers?: number
          registration_id?: string
          special_requests?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "bus_registrations_registration_id_fkey"
            columns: ["registration_id"]
            referencedRelation: "event_registrations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "bus_registrations_registration_id_fkey"
            columns: ["registration_id"]
            referencedRelation: "registration_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      campaigns: {
        Row: {
          id: string
          name_en: string | null
          name_lt: string | null
          path: string | null
          paypal_url: string | null
          reference: string | null
          removed_at: string | null
          synced_at: string
          target_pence: number | null
        }
        Insert: {
          id: string
          name_en?: string | null
          name_lt?: string | null
          path?: string | null
          paypal_url?: string | null
          reference?: string | null
          removed_at?: string | null
          synced_at?: string
          target_pence?: number | null
        }
        Update: {
          id?: string
          name_en?: string | null
          name_lt?: string | null
          path?: string | null
          paypal_url?: string | null
          reference?: string | null
          removed_at?: string | null
          synced_at?: string
          target_pence?: number | null
        }
        Relationships: []
      }
      comment_reports: {
        Row: {
          comment_id: string
          created_at: string
          id: number
          reason: string | null
          reporter_id: string
          resolved_at: string | null
          resolved_by: string | null
        }
        Insert: {
          comment_id: string
          created_at?: string
          id?: never
          reason?: string | null
          reporter_id: string
          resolved_at?: string | null
          resolved_by?: string | null
        }
        Update: {
          comment_id?: string
          created_at?: string
          id?: never
          reason?: string | null
          reporter_id?: string
          resolved_at?: string | null
          resolved_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "comment_reports_comment_id_fkey"
            columns: ["comment_id"]
            referencedRelation: "event_comments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "comment_reports_resolved_by_fkey"
            columns: ["resolved_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "comment_reports_resolved_by_fkey"
            columns: ["resolved_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      commenters: {
        Row: {
          ban_reason: string | null
          banned_at: string | null
          banned_by: string | null
          trusted_at: string | null
          user_id: string
        }
        Insert: {
          ban_reason?: string | null
          banned_at?: string | null
          banned_by?: string | null
          trusted_at?: string | null
          user_id: string
        }
        Update: {
          ban_reason?: string | null
          banned_at?: string | null
          banned_by?: string | null
          trusted_at?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "commenters_banned_by_fkey"
            columns: ["banned_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "commenters_banned_by_fkey"
            columns: ["banned_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "commenters_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "commenters_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      contact_messages: {
        Row: {
          created_at: string
          email: string
          event_key: string | null
          first_name: string
          handled_at: string | null
          handled_by: string | null
          id: string
          is_suspected: boolean
          language: string
          last_name: string
          message: string
          photo: Json | null
          search_text: string
          status: string
          subject: string
          unreached_since: string | null
        }
        Insert: {
          created_at?: string
          email: string
          event_key?: string | null
          first_name: string
          handled_at?: string | null
          handled_by?: string | null
          id?: string
          is_suspected?: boolean
          language: string
          last_name: string
          message: string
          photo?: Json | null
          search_text?: never
          status?: string
          subject: string
          unreached_since?: string | null
        }
        Update: {
          created_at?: string
          email?: string
          event_key?: string | null
          first_name?: string
          handled_at?: string | null
          handled_by?: string | null
          id?: string
          is_suspected?: boolean
          language?: string
          last_name?: string
          message?: string
          photo?: Json | null
          search_text?: never
          status?: string
          subject?: string
          unreached_since?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "contact_messages_event_key_fkey"
            columns: ["event_key"]
            referencedRelation: "content_items"
            referencedColumns: ["key"]
          },
          {
            foreignKeyName: "contact_messages_handled_by_fkey"
            columns: ["handled_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "contact_messages_handled_by_fkey"
            columns: ["handled_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      content_items: {
        Row: {
          capacity: number | null
          confirms_addresses: boolean
          date_to_be_confirmed: boolean
          description: Json | null
          ends_at: string | null
          key: string
          kind: string
          member_discount: Json | null
          members_first_until: string | null
          path: string | null
          place: Json | null
          prices: Json | null
          registration_closes_at: string | null
          registration_kind: string | null
          registration_opens: boolean
          removed_at: string | null
          starts_at: string | null
          status: string
          status_note: Json | null
          synced_at: string
          takes_comments: boolean
          takes_likes: boolean
          takes_member_codes: boolean
          title_en: string | null
          title_lt: string | null
          updated_at: string
        }
        Insert: {
          capacity?: number | null
          confirms_addresses?: boolean
          date_to_be_confirmed?: boolean
          description?: Json | null
          ends_at?: string | null
          key: string
          kind: string
          member_discount?: Json | null
          members_first_until?: string | null
          path?: string | null
          place?: Json | null
          prices?: Json | null
          registration_closes_at?: string | null
          registration_kind?: string | null
          registration_opens?: boolean
          removed_at?: string | null
          starts_at?: string | null
          status?: string
          status_note?: Json | null
          synced_at?: string
          takes_comments?: boolean
          takes_likes?: boolean
          takes_member_codes?: boolean
          title_en?: string | null
          title_lt?: string | null
          updated_at?: string
        }
        Update: {
          capacity?: number | null
          confirms_addresses?: boolean
          date_to_be_confirmed?: boolean
          description?: Json | null
          ends_at?: string | null
          key?: string
          kind?: string
          member_discount?: Json | null
          members_first_until?: string | null
          path?: string | null
          place?: Json | null
          prices?: Json | null
          registration_closes_at?: string | null
          registration_kind?: string | null
          registration_opens?: boolean
          removed_at?: string | null
          starts_at?: string | null
          status?: string
          status_note?: Json | null
          synced_at?: string
          takes_comments?: boolean
          takes_likes?: boolean
          takes_member_codes?: boolean
          title_en?: string | null
          title_lt?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      deleted_comments: {
        Row: {
          comment_text: string
          created_at: string
          deleted_at: string
          deleted_by: string | null
          event_id: string
          id: string
          status: string
          user_id: string
        }
        Insert: {
          comment_text: string
          created_at: string
          deleted_at?: string
          deleted_by?: string | null
          event_id: string
          id: string
          status: string
          user_id: string
        }
        Update: {
          comment_text?: string
          created_at?: string
          deleted_at?: string
          deleted_by?: string | null
          event_id?: string
          id?: string
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "deleted_comments_deleted_by_fkey"
            columns: ["deleted_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deleted_comments_deleted_by_fkey"
            columns: ["deleted_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deleted_comments_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "content_items"
            referencedColumns: ["key"]
          },
          {
            foreignKeyName: "deleted_comments_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "deleted_comments_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      discount_codes: {
        Row: {
          amount_pence: number
          code: string
          created_at: string
          currency: string
          deactivated_at: string | null
          event_key: string
          id: string
          membership_id: string
          promotion_code_id: string | null
          redeemed_at: string | null
          revoked_at: string | null
          valid_until: string
        }
        Insert: {
          amount_pence: number
          code: string
          created_at?: string
          currency?: string
          deactivated_at?: string | null
          event_key: string
          id?: string
          membership_id: string
          promotion_code_id?: string | null
          redeemed_at?: string | null
          revoked_at?: string | null
          valid_until: string
        }
        Update: {
          amount_pence?: number
          code?: string
          created_at?: string
          currency?: string
          deactivated_at?: string | null
          event_key?: string
          id?: string
          membership_id?: string
          promotion_code_id?: string | null
          redeemed_at?: string | null
          revoked_at?: string | null
          valid_until?: string
        }
        Relationships: [
          {
            foreignKeyName: "discount_codes_event_key_fkey"
            columns: ["event_key"]
            referencedRelation: "content_items"
            referencedColumns: ["key"]
          },
          {
            foreignKeyName: "discount_codes_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "membership_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "discount_codes_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "memberships"
            referencedColumns: ["id"]
          },
        ]
      }
      donations: {
        Row: {
          anonymised_at: string | null
          approved_at: string | null
          approved_by: string | null
          campaign_id: string | null
          campaign_name: string | null
          created_at: string
          donor_name: string | null
          email: string | null
          language: string
          message: string | null
          payment_id: string
          search_text: string
          shows_donor: boolean
          user_id: string | null
        }
        Insert: {
          anonymised_at?: string | null
          approved_at?: string | null
          approved_by?: string | null
          campaign_id?: string | null
          campaign_name?: string | null
          created_at?: string
          donor_name?: string | null
          email?: string | null
          language?: string
          message?: string | null
          payment_id: string
          search_text?: never
          shows_donor?: boolean
          user_id?: string | null
        }
        Update: {
          anonymised_at?: string | null
          approved_at?: string | null
          approved_by?: string | null
          campaign_id?: string | null
          campaign_name?: string | null
          created_at?: string
          donor_name?: string | null
          email?: string | null
          language?: string
          message?: string | null
          payment_id?: string
          search_text?: never
          shows_donor?: boolean
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "donations_approved_by_fkey"
            columns: ["approved_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "donations_approved_by_fkey"
            columns: ["approved_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "donations_campaign_id_fkey"
            columns: ["campaign_id"]
            referencedRelation: "campaigns"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "donations_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payment_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "donations_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "donations_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "donations_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      email_events: {
        Row: {
          event: string
          id: string
          occurred_at: string
          provider_id: string
          reason: string | null
          received_at: string
        }
        Insert: {
          event: string
          id: string
          occurred_at: string
          provider_id: string
          reason?: string | null
          received_at?: string
        }
        Update: {
          event?: string
          id?: string
          occurred_at?: string
          provider_id?: string
          reason?: string | null
          received_at?: string
        }
        Relationships: []
      }
      email_outbox: {
        Row: {
          asked_by: string | null
          attempts: number
          batch_id: string | null
          bounce_reason: string | null
          bounced_at: string | null
          claimed_at: string | null
          complained_at: string | null
          created_at: string
          data: NonNullable<Json>
          delivered_at: string | null
          failed_at: string | null
          first_attempt_at: string | null
          id: string
          idempotency_key: string
          is_alone: boolean
          kind: string
          language: string
          language_token: string | null
          last_error: string | null
          message_id: string | null
          next_attempt_at: string
          priority: number
          provider_id: string | null
          recipient: string
          registration_id: string | null
          resends: number
          sent_at: string | null
          status: string
          template: string
        }
        Insert: {
          asked_by?: string | null
          attempts?: number
          batch_id?: string | null
          bounce_reason?: string | null
          bounced_at?: string | null
          claimed_at?: string | null
          complained_at?: string | null
          created_at?: string
          data?: NonNullable<Json>
          delivered_at?: string | null
          failed_at?: string | null
          first_attempt_at?: string | null
          id?: string
          idempotency_key: string
          is_alone?: boolean
          kind?: string
          language: string
          language_token?: string | null
          last_error?: string | null
          message_id?: string | null
          next_attempt_at?: string
          priority?: never
          provider_id?: string | null
          recipient: string
          registration_id?: string | null
          resends?: number
          sent_at?: string | null
          status?: string
          template: string
        }
        Update: {
          asked_by?: string | null
          attempts?: number
          batch_id?: string | null
          bounce_reason?: string | null
          bounced_at?: string | null
          claimed_at?: string | null
          complained_at?: string | null
          created_at?: string
          data?: NonNullable<Json>
          delivered_at?: string | null
          failed_at?: string | null
          first_attempt_at?: string | null
          id?: string
          idempotency_key?: string
          is_alone?: boolean
          kind?: string
          language?: string
          language_token?: string | null
          last_error?: string | null
          message_id?: string | null
          next_attempt_at?: string
          priority?: never
          provider_id?: string | null
          recipient?: string
          registration_id?: string | null
          resends?: number
          sent_at?: string | null
          status?: string
          template?: string
        }
        Relationships: [
          {
            foreignKeyName: "email_outbox_message_id_fkey"
            columns: ["message_id"]
            referencedRelation: "contact_messages"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "email_outbox_registration_id_fkey"
            columns: ["registration_id"]
            referencedRelation: "event_registrations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "email_outbox_registration_id_fkey"
            columns: ["registration_id"]
            referencedRelation: "registration_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      event_changes: {
        Row: {
          after: NonNullable<Json>
          before: NonNullable<Json>
          changed_at: string
          event_key: string
          first_changed_at: string
          id: string
          message_key: string | null
          recipients: number | null
          resolved_as: string | null
          resolved_at: string | null
          resolved_by: string | null
          revision: number
        }
        Insert: {
          after: NonNullable<Json>
          before: NonNullable<Json>
          changed_at?: string
          event_key: string
          first_changed_at?: string
          id?: string
          message_key?: string | null
          recipients?: number | null
          resolved_as?: string | null
          resolved_at?: string | null
          resolved_by?: string | null
          revision?: number
        }
        Update: {
          after?: NonNullable<Json>
          before?: NonNullable<Json>
          changed_at?: string
          event_key?: string
          first_changed_at?: string
          id?: string
          message_key?: string | null
          recipients?: number | null
          resolved_as?: string | null
          resolved_at?: string | null
          resolved_by?: string | null
          revision?: number
        }
        Relationships: [
          {
            foreignKeyName: "event_changes_event_key_fkey"
            columns: ["event_key"]
            referencedRelation: "content_items"
            referencedColumns: ["key"]
          },
          {
            foreignKeyName: "event_changes_resolved_by_fkey"
            columns: ["resolved_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_changes_resolved_by_fkey"
            columns: ["resolved_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      event_comments: {
        Row: {
          author_name: string
          comment_text: string
          created_at: string
          event_id: string
          id: string
          search_text: string
          status: string
          user_id: string
        }
        Insert: {
          author_name?: string
          comment_text: string
          created_at?: string
          event_id: string
          id?: string
          search_text?: never
          status?: string
          user_id: string
        }
        Update: {
          author_name?: string
          comment_text?: string
          created_at?: string
          event_id?: string
          id?: string
          search_text?: never
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_comments_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "content_items"
            referencedColumns: ["key"]
          },
          {
            foreignKeyName: "event_comments_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_comments_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      event_likes: {
        Row: {
          created_at: string
          event_id: string
          id: number
          user_id: string
        }
        Insert: {
          created_at?: string
          event_id: string
          id?: never
          user_id: string
        }
        Update: {
          created_at?: string
          event_id?: string
          id?: never
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_likes_event_id_fkey"
            columns: ["event_id"]
            referencedRelation: "content_items"
            referencedColumns: ["key"]
          },
        ]
      }
      event_organisers: {
        Row: {
          created_at: string
          event_key: string
          role: string
          user_id: string
        }
        Insert: {
          created_at?: string
          event_key: string
          role?: never
          user_id: string
        }
        Update: {
          created_at?: string
          event_key?: string
          role?: never
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "event_organisers_event_key_fkey"
            columns: ["event_key"]
            referencedRelation: "content_items"
            referencedColumns: ["key"]
          },
          {
            foreignKeyName: "event_organisers_user_id_role_fkey"
            columns: ["user_id", "role"]
            referencedRelation: "user_roles"
            referencedColumns: ["user_id", "role"]
          },
        ]
      }
      event_registrations: {
        Row: {
          collects_until: string | null
          created_at: string
          decided_at: string | null
          decided_by: string | null
          email: string
          event_key: string
          first_name: string
          group_id: string | null
          has_calendar_file: boolean
          held_until: string | null
          id: string
          is_owners: boolean
          is_repeated: boolean
          is_suspected: boolean
          kind: string
          language: string
          last_name: string
          note: string | null
          offered_until: string | null
          phone: string | null
          seats: number
          status: string
          status_since: string
          unconfirmed_until: string | null
          unreached_since: string | null
          updated_at: string
          waiting_rank: number
          waiting_since: string | null
        }
        Insert: {
          collects_until?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          email: string
          event_key: string
          first_name: string
          group_id?: string | null
          has_calendar_file?: boolean
          held_until?: string | null
          id?: string
          is_owners?: boolean
          is_repeated?: boolean
          is_suspected?: boolean
          kind: string
          language: string
          last_name: string
          note?: string | null
          offered_until?: string | null
          phone?: string | null
          seats: number
          status: string
          status_since?: string
          unconfirmed_until?: string | null
          unreached_since?: string | null
          updated_at?: string
          waiting_rank?: number
          waiting_since?: string | null
        }
        Update: {
          collects_until?: string | null
          created_at?: string
          decided_at?: string | null
          decided_by?: string | null
          email?: string
          event_key?: string
          first_name?: string
          group_id?: string | null
          has_calendar_file?: boolean
          held_until?: string | null
          id?: string
          is_owners?: boolean
          is_repeated?: boolean
          is_suspected?: boolean
          kind?: string
          language?: string
          last_name?: string
          note?: string | null
          offered_until?: string | null
          phone?: string | null
          seats?: number
          status?: string
          status_since?: string
          unconfirmed_until?: string | null
          unreached_since?: string | null
          updated_at?: string
          waiting_rank?: number
          waiting_since?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "event_registrations_decided_by_fkey"
            columns: ["decided_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_registrations_decided_by_fkey"
            columns: ["decided_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "event_registrations_event_key_fkey"
            columns: ["event_key"]
            referencedRelation: "content_items"
            referencedColumns: ["key"]
          },
        ]
      }
      ledger: {
        Row: {
          amount_pence: number
          currency: string
          id: number
          is_reversal: boolean
          kind: string
          occurred_at: string
          payment_id: string
          purpose: string
          recorded_at: string
          stripe_event_id: string | null
        }
        Insert: {
          amount_pence: number
          currency: string
          id?: never
          is_reversal?: never
          kind: string
          occurred_at: string
          payment_id: string
          purpose: string
          recorded_at?: string
          stripe_event_id?: string | null
        }
        Update: {
          amount_pence?: number
          currency?: string
          id?: never
          is_reversal?: never
          kind?: string
          occurred_at?: string
          payment_id?: string
          purpose?: string
          recorded_at?: string
          stripe_event_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "ledger_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payment_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ledger_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
        ]
      }
      membership_applications: {
        Row: {
          created_at: string
          email: string
          first_name: string
          id: string
          is_adult: boolean | null
          is_emailed: boolean
          is_owners: boolean
          is_suspected: boolean
          language: string
          last_name: string
          membership_id: string
          notes: string | null
          payment_id: string | null
          payment_method: string
          payment_status: string
          phone: string | null
          subscription_id: string | null
        }
        Insert: {
          created_at?: string
          email: string
          first_name: string
          id?: string
          is_adult?: boolean | null
          is_emailed?: boolean
          is_owners?: boolean
          is_suspected?: boolean
          language: string
          last_name: string
          membership_id: string
          notes?: string | null
          payment_id?: string | null
          payment_method?: string
          payment_status?: string
          phone?: string | null
          subscription_id?: string | null
        }
        Update: {
          created_at?: string
          email?: string
          first_name?: string
          id?: string
          is_adult?: boolean | null
          is_emailed?: boolean
          is_owners?: boolean
          is_suspected?: boolean
          language?: string
          last_name?: string
          membership_id?: string
          notes?: string | null
          payment_id?: string | null
          payment_method?: string
          payment_status?: string
          phone?: string | null
          subscription_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "membership_applications_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "membership_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "membership_applications_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "memberships"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "membership_applications_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payment_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "membership_applications_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
        ]
      }
      membership_payments: {
        Row: {
          covers_from: string | null
          covers_until: string | null
          created_at: string
          ends_on: string | null
          membership_id: string
          not_before: string | null
          payment_id: string
        }
        Insert: {
          covers_from?: string | null
          covers_until?: string | null
          created_at?: string
          ends_on?: string | null
          membership_id: string
          not_before?: string | null
          payment_id: string
        }
        Update: {
          covers_from?: string | null
          covers_until?: string | null
          created_at?: string
          ends_on?: string | null
          membership_id?: string
          not_before?: string | null
          payment_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "membership_payments_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "membership_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "membership_payments_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "memberships"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "membership_payments_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payment_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "membership_payments_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
        ]
      }
      memberships: {
        Row: {
          anonymised_at: string | null
          awaits_transfer: boolean
          cancelled_at: string | null
          created_at: string
          deceased_at: string | null
          email: string | null
          first_name: string | null
          grace_until: string | null
          household_id: string | null
          household_since: string | null
          id: string
          import_id: string | null
          invited_at: string | null
          is_honorary: boolean
          joined_on: string | null
          language: string
          last_name: string | null
          member_since: string | null
          merged_into: string | null
          name_key: string | null
          paid_by: string | null
          paid_months: string[]
          pays_for_household: boolean
          phone: string | null
          postal_address: string | null
          reference: string
          search_text: string | null
          status: string
          updated_at: string
          user_id: string | null
          valid_until: string | null
        }
        Insert: {
          anonymised_at?: string | null
          awaits_transfer?: boolean
          cancelled_at?: string | null
          created_at?: string
          deceased_at?: string | null
          email?: string | null
          first_name?: string | null
          grace_until?: string | null
          household_id?: string | null
          household_since?: string | null
          id?: string
          import_id?: string | null
          invited_at?: string | null
          is_honorary?: boolean
          joined_on?: string | null
          language?: string
          last_name?: string | null
          member_since?: string | null
          merged_into?: string | null
          name_key?: never
          paid_by?: string | null
          paid_months?: string[]
          pays_for_household?: boolean
          phone?: string | null
          postal_address?: string | null
          reference?: string
          search_text?: never
          status?: string
          updated_at?: string
          user_id?: string | null
          valid_until?: string | null
        }
        Update: {
          anonymised_at?: string | null
          awaits_transfer?: boolean
          cancelled_at?: string | null
          created_at?: string
          deceased_at?: string | null
          email?: string | null
          first_name?: string | null
          grace_until?: string | null
          household_id?: string | null
          household_since?: string | null
          id?: string
          import_id?: string | null
          invited_at?: string | null
          is_honorary?: boolean
          joined_on?: string | null
          language?: string
          last_name?: string | null
          member_since?: string | null
          merged_into?: string | null
          name_key?: never
          paid_by?: string | null
          paid_months?: string[]
          pays_for_household?: boolean
          phone?: string | null
          postal_address?: string | null
          reference?: string
          search_text?: never
          status?: string
          updated_at?: string
          user_id?: string | null
          valid_until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "memberships_merged_into_fkey"
            columns: ["merged_into"]
            referencedRelation: "membership_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "memberships_merged_into_fkey"
            columns: ["merged_into"]
            referencedRelation: "memberships"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "memberships_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "memberships_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      newsletter_deliveries: {
        Row: {
          email_id: string | null
          id: string
          issue_id: string
          language: string
          membership_id: string | null
          outcome: string | null
          subscriber_id: string | null
          unsubscribed_at: string | null
          was_bounced: boolean
          was_complained_of: boolean
          was_delivered: boolean
        }
        Insert: {
          email_id?: string | null
          id?: string
          issue_id: string
          language: string
          membership_id?: string | null
          outcome?: string | null
          subscriber_id?: string | null
          unsubscribed_at?: string | null
          was_bounced?: boolean
          was_complained_of?: boolean
          was_delivered?: boolean
        }
        Update: {
          email_id?: string | null
          id?: string
          issue_id?: string
          language?: string
          membership_id?: string | null
          outcome?: string | null
          subscriber_id?: string | null
          unsubscribed_at?: string | null
          was_bounced?: boolean
          was_complained_of?: boolean
          was_delivered?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "newsletter_deliveries_email_id_fkey"
            columns: ["email_id"]
            referencedRelation: "email_failures"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "newsletter_deliveries_email_id_fkey"
            columns: ["email_id"]
            referencedRelation: "email_outbox"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "newsletter_deliveries_issue_id_fkey"
            columns: ["issue_id"]
            referencedRelation: "newsletter_issues"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "newsletter_deliveries_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "membership_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "newsletter_deliveries_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "memberships"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "newsletter_deliveries_subscriber_id_fkey"
            columns: ["subscriber_id"]
            referencedRelation: "newsletter_subscribers"
            referencedColumns: ["id"]
          },
        ]
      }
      newsletter_issues: {
        Row: {
          audience: string
          content_en: NonNullable<Json>
          content_lt: NonNullable<Json>
          created_at: string
          finished_at: string | null
          id: string
          missed_at: string | null
          purpose: string | null
          send_at: string | null
          started_at: string | null
          status: string
          subject_en: string
          subject_lt: string
          updated_at: string
          updated_by: string | null
          version: number
        }
        Insert: {
          audience?: string
          content_en?: NonNullable<Json>
          content_lt?: NonNullable<Json>
          created_at?: string
          finished_at?: string | null
          id?: string
          missed_at?: string | null
          purpose?: string | null
          send_at?: string | null
          started_at?: string | null
          status?: string
          subject_en?: string
          subject_lt?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Update: {
          audience?: string
          content_en?: NonNullable<Json>
          content_lt?: NonNullable<Json>
          created_at?: string
          finished_at?: string | null
          id?: string
          missed_at?: string | null
          purpose?: string | null
          send_at?: string | null
          started_at?: string | null
          status?: string
          subject_en?: string
          subject_lt?: string
          updated_at?: string
          updated_by?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "newsletter_issues_updated_by_fkey"
            columns: ["updated_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "newsletter_issues_updated_by_fkey"
            columns: ["updated_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      newsletter_subscribers: {
        Row: {
          account_id: string | null
          confirmed_at: string | null
          email: string
          first_name: string | null
          id: string
          is_suspected: boolean
          language: string
          requested_at: string
          status: string
          unsubscribed_at: string | null
          wording: string
        }
        Insert: {
          account_id?: string | null
          confirmed_at?: string | null
          email: string
          first_name?: string | null
          id?: string
          is_suspected?: boolean
          language: string
          requested_at?: string
          status?: string
          unsubscribed_at?: string | null
          wording: string
        }
        Update: {
          account_id?: string | null
          confirmed_at?: string | null
          email?: string
          first_name?: string | null
          id?: string
          is_suspected?: boolean
          language?: string
          requested_at?: string
          status?: string
          unsubscribed_at?: string | null
          wording?: string
        }
        Relationships: [
          {
            foreignKeyName: "newsletter_subscribers_account_id_fkey"
            columns: ["account_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "newsletter_subscribers_account_id_fkey"
            columns: ["account_id"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      payments: {
        Row: {
          amount_pence: number
          announced_pence: number
          announced_status: string | null
          asked_about: string[]
          attention: string | null
          checked_at: string | null
          checkout_expires_at: string | null
          checkout_session_id: string | null
          checkout_url: string | null
          created_at: string
          currency: string
          decided_at: string | null
          decided_by: string | null
          decision: string | null
          event_key: string | null
          failed_at: string | null
          has_open_dispute: boolean
          held_reason: string | null
          household_payment_id: string | null
          id: string
          import_id: string | null
          invoice_id: string | null
          is_before_accounts: boolean
          is_second: boolean
          lapsed_at: string | null
          lost_pence: number
          method: string
          paid_at: string | null
          payment_intent_id: string | null
          purpose: string
          received_currency: string | null
          received_pence: number | null
          refund_decided_at: string | null
          refund_decided_on_pence: number | null
          refund_decision: string | null
          refunded_pence: number
          reminded_at: string | null
          status: string
          submission_key: string | null
          subscription_id: string | null
          taken_back_at: string | null
          updated_at: string
        }
        Insert: {
          amount_pence: number
          announced_pence?: number
          announced_status?: string | null
          asked_about?: string[]
          attention?: never
          checked_at?: string | null
          checkout_expires_at?: string | null
          checkout_session_id?: string | null
          checkout_url?: string | null
          created_at?: string
          currency?: string
          decided_at?: string | null
          decided_by?: string | null
          decision?: string | null
          event_key?: string | null
          failed_at?: string | null
          has_open_dispute?: boolean
          held_reason?: string | null
          household_payment_id?: string | null
          id?: string
          import_id?: string | null
          invoice_id?: string | null
          is_before_accounts?: boolean
          is_second?: boolean
          lapsed_at?: string | null
          lost_pence?: number
          method: string
          paid_at?: string | null
          payment_intent_id?: string | null
          purpose: string
          received_currency?: string | null
          received_pence?: number | null
          refund_decided_at?: string | null
          refund_decided_on_pence?: number | null
          refund_decision?: string | null
          refunded_pence?: number
          reminded_at?: string | null
          status?: never
          submission_key?: string | null
          subscription_id?: string | null
          taken_back_at?: string | null
          updated_at?: string
        }
        Update: {
          amount_pence?: number
          announced_pence?: number
          announced_status?: string | null
          asked_about?: string[]
          attention?: never
          checked_at?: string | null
          checkout_expires_at?: string | null
          checkout_session_id?: string | null
          checkout_url?: string | null
          created_at?: string
          currency?: string
          decided_at?: string | null
          decided_by?: string | null
          decision?: string | null
          event_key?: string | null
          failed_at?: string | null
          has_open_dispute?: boolean
          held_reason?: string | null
          household_payment_id?: string | null
          id?: string
          import_id?: string | null
          invoice_id?: string | null
          is_before_accounts?: boolean
          is_second?: boolean
          lapsed_at?: string | null
          lost_pence?: number
          method?: string
          paid_at?: string | null
          payment_intent_id?: string | null
          purpose?: string
          received_currency?: string | null
          received_pence?: number | null
          refund_decided_at?: string | null
          refund_decided_on_pence?: number | null
          refund_decision?: string | null
          refunded_pence?: number
          reminded_at?: string | null
          status?: never
          submission_key?: string | null
          subscription_id?: string | null
          taken_back_at?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "payments_decided_by_fkey"
            columns: ["decided_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "payments_decided_by_fkey"
            columns: ["decided_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "payments_household_payment_id_fkey"
            columns: ["household_payment_id"]
            referencedRelation: "payment_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "payments_household_payment_id_fkey"
            columns: ["household_payment_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
        ]
      }
      photo_uploads: {
        Row: {
          album_key: string
          alt_en: string
          alt_lt: string
          created_at: string
          id: string
          storage_path: string
          uploaded_by: string | null
        }
        Insert: {
          album_key: string
          alt_en: string
          alt_lt: string
          created_at?: string
          id?: string
          storage_path: string
          uploaded_by?: string | null
        }
        Update: {
          album_key?: string
          alt_en?: string
          alt_lt?: string
          created_at?: string
          id?: string
          storage_path?: string
          uploaded_by?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "photo_uploads_album_key_fkey"
            columns: ["album_key"]
            referencedRelation: "content_items"
            referencedColumns: ["key"]
          },
          {
            foreignKeyName: "photo_uploads_uploaded_by_fkey"
            columns: ["uploaded_by"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "photo_uploads_uploaded_by_fkey"
            columns: ["uploaded_by"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          city: string | null
          created_at: string
          email: string | null
          first_name: string
          id: string
          language: string
          last_name: string
          last_sign_in_at: string | null
          phone: string | null
          privacy_policy_accepted: boolean
          region: string | null
          search_text: string
          username: string | null
          wants_digest: boolean
        }
        Insert: {
          city?: string | null
          created_at?: string
          email?: string | null
          first_name?: string
          id: string
          language?: string
          last_name?: string
          last_sign_in_at?: string | null
          phone?: string | null
          privacy_policy_accepted?: boolean
          region?: string | null
          search_text?: never
          username?: string | null
          wants_digest?: boolean
        }
        Update: {
          city?: string | null
          created_at?: string
          email?: string | null
          first_name?: string
          id?: string
          language?: string
          last_name?: string
          last_sign_in_at?: string | null
          phone?: string | null
          privacy_policy_accepted?: boolean
          region?: string | null
          search_text?: never
          username?: string | null
          wants_digest?: boolean
        }
        Relationships: []
      }
      race_consents: {
        Row: {
          given_at: string
          given_by: string
          race_registration_id: string
          wording: string
        }
        Insert: {
          given_at?: string
          given_by: string
          race_registration_id: string
          wording: string
        }
        Update: {
          given_at?: string
          given_by?: string
          race_registration_id?: string
          wording?: string
        }
        Relationships: [
          {
            foreignKeyName: "race_consents_race_registration_id_fkey"
            columns: ["race_registration_id"]
            referencedRelation: "race_registrations"
            referencedColumns: ["id"]
          },
        ]
      }
      race_health_notes: {
        Row: {
          emergency_contact: string | null
          emergency_phone: string | null
          medical_conditions: string | null
          race_registration_id: string
        }
        Insert: {
          emergency_contact?: string | null
          emergency_phone?: string | null
          medical_conditions?: string | null
          race_registration_id: string
        }
        Update: {
          emergency_contact?: string | null
          emergency_phone?: string | null
          medical_conditions?: string | null
          race_registration_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "race_health_notes_race_registration_id_fkey"
            columns: ["race_registration_id"]
            referencedRelation: "race_registrations"
            referencedColumns: ["id"]
          },
        ]
      }
      race_registrations: {
        Row: {
          age: number | null
          cancelled_at: string | null
          category: string
          consented_at: string | null
          created_at: string
          first_name: string
          id: string
          last_name: string
          registration_id: string
        }
        Insert: {
          age?: number | null
          cancelled_at?: string | null
          category: string
          consented_at?: string | null
          created_at?: string
          first_name: string
          id?: string
          last_name: string
          registration_id: string
        }
        Update: {
          age?: number | null
          cancelled_at?: string | null
          category?: string
          consented_at?: string | null
          created_at?: string
          first_name?: string
          id?: string
          last_name?: string
          registration_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "race_registrations_registration_id_fkey"
            columns: ["registration_id"]
            referencedRelation: "event_registrations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "race_registrations_registration_id_fkey"
            columns: ["registration_id"]
            referencedRelation: "registration_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      stripe_balance_transactions: {
        Row: {
          available_on: string
          category: string
          charged_pence: number
          created_at: string
          currency: string
          fee_pence: number
          gross_pence: number
          id: string
          net_pence: number
          payment_intent_id: string | null
          payout_id: string | null
        }
        Insert: {
          available_on: string
          category: string
          charged_pence?: never
          created_at: string
          currency: string
          fee_pence: number
          gross_pence: number
          id: string
          net_pence: number
          payment_intent_id?: string | null
          payout_id?: string | null
        }
        Update: {
          available_on?: string
          category?: string
          charged_pence?: never
          created_at?: string
          currency?: string
          fee_pence?: number
          gross_pence?: number
          id?: string
          net_pence?: number
          payment_intent_id?: string | null
          payout_id?: string | null
        }
        Relationships: []
      }
      stripe_events: {
        Row: {
          created_at: string
          id: string
          outcome: string
          payment_id: string | null
          received_at: string
          type: string
        }
        Insert: {
          created_at: string
          id: string
          outcome?: string
          payment_id?: string | null
          received_at?: string
          type: string
        }
        Update: {
          created_at?: string
          id?: string
          outcome?: string
          payment_id?: string | null
          received_at?: string
          type?: string
        }
        Relationships: [
          {
            foreignKeyName: "stripe_events_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payment_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "stripe_events_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
        ]
      }
      stripe_payouts: {
        Row: {
          amount_pence: number
          arrives_on: string
          contents_read_at: string | null
          created_at: string
          currency: string
          id: string
          is_automatic: boolean
          is_complete: boolean
          known_at: string
          status: string
        }
        Insert: {
          amount_pence: number
          arrives_on: string
          contents_read_at?: string | null
          created_at: string
          currency: string
          id: string
          is_automatic: boolean
          is_complete: boolean
          known_at: string
          status: string
        }
        Update: {
          amount_pence?: number
          arrives_on?: string
          contents_read_at?: string | null
          created_at?: string
          currency?: string
          id?: string
          is_automatic?: boolean
          is_complete?: boolean
          known_at?: string
          status?: string
        }
        Relationships: []
      }
      subscriptions: {
        Row: {
          amount_pence: number
          announced_attempt: string | null
          announced_end_at: string | null
          announced_pause: string | null
          announced_pence: number | null
          anonymised_at: string | null
          campaign_id: string | null
          campaign_name: string | null
          card_brand: string | null
          card_last4: string | null
          checked_at: string | null
          checkout_expires_at: string | null
          checkout_session_id: string | null
          checkout_url: string | null
          created_at: string
          current_period_end: string | null
          donor_name: string | null
          email: string | null
          end_reason: string | null
          ended_at: string | null
          ends_at: string | null
          failed_attempts: number
          id: string
          interval: string
          is_invoice_due: boolean
          is_paused: boolean
          language: string
          lapsed_at: string | null
          membership_id: string | null
          message: string | null
          next_attempt_at: string | null
          open_invoice_id: string | null
          purpose: string
          reported_at: string | null
          resumes_at: string | null
          search_text: string
          shows_donor: boolean
          started_at: string | null
          status: string
          stop_reason: string | null
          stop_requested_at: string | null
          stripe_customer_id: string | null
          stripe_status: string | null
          stripe_subscription_id: string | null
          submission_key: string | null
          updated_at: string
          user_id: string | null
        }
        Insert: {
          amount_pence: number
          announced_attempt?: string | null
          announced_end_at?: string | null
          announced_pause?: string | null
          announced_pence?: number | null
          anonymised_at?: string | null
          campaign_id?: string | null
          campaign_name?: string | null
          card_brand?: string | null
          card_last4?: string | null
          checked_at?: string | null
          checkout_expires_at?: string | null
          checkout_session_id?: string | null
          checkout_url?: string | null
          created_at?: string
          current_period_end?: string | null
          donor_name?: string | null
          email?: string | null
          end_reason?: string | null
          ended_at?: string | null
          ends_at?: string | null
          failed_attempts?: number
          id?: string
          interval?: never
          is_invoice_due?: boolean
          is_paused?: boolean
          language?: string
          lapsed_at?: string | null
          membership_id?: string | null
          message?: string | null
          next_attempt_at?: string | null
          open_invoice_id?: string | null
          purpose: string
          reported_at?: string | null
          resumes_at?: string | null
          search_text?: never
          shows_donor?: boolean
          started_at?: string | null
          status?: never
          stop_reason?: string | null
          stop_requested_at?: string | null
          stripe_customer_id?: string | null
          stripe_status?: string | null
          stripe_subscription_id?: string | null
          submission_key?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Update: {
          amount_pence?: number
          announced_attempt?: string | null
          announced_end_at?: string | null
          announced_pause?: string | null
          announced_pence?: number | null
          anonymised_at?: string | null
          campaign_id?: string | null
          campaign_name?: string | null
          card_brand?: string | null
          card_last4?: string | null
          checked_at?: string | null
          checkout_expires_at?: string | null
          checkout_session_id?: string | null
          checkout_url?: string | null
          created_at?: string
          current_period_end?: string | null
          donor_name?: string | null
          email?: string | null
          end_reason?: string | null
          ended_at?: string | null
          ends_at?: string | null
          failed_attempts?: number
          id?: string
          interval?: never
          is_invoice_due?: boolean
          is_paused?: boolean
          language?: string
          lapsed_at?: string | null
          membership_id?: string | null
          message?: string | null
          next_attempt_at?: string | null
          open_invoice_id?: string | null
          purpose?: string
          reported_at?: string | null
          resumes_at?: string | null
          search_text?: never
          shows_donor?: boolean
          started_at?: string | null
          status?: never
          stop_reason?: string | null
          stop_requested_at?: string | null
          stripe_customer_id?: string | null
          stripe_status?: string | null
          stripe_subscription_id?: string | null
          submission_key?: string | null
          updated_at?: string
          user_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "subscriptions_campaign_id_fkey"
            columns: ["campaign_id"]
            referencedRelation: "campaigns"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "subscriptions_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "membership_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "subscriptions_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "memberships"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "subscriptions_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "subscriptions_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      suppressed_addresses: {
        Row: {
          email: string
          reason: string
          since: string
        }
        Insert: {
          email: string
          reason: string
          since?: string
        }
        Update: {
          email?: string
          reason?: string
          since?: string
        }
        Relationships: []
      }
      ticket_orders: {
        Row: {
          anonymised_at: string | null
          confirmed_at: string | null
          created_at: string
          email: string | null
          items: NonNullable<Json>
          language: string
          name: string | null
          payment_id: string
          postal_address: string | null
          search_text: string
          tickets: number
        }
        Insert: {
          anonymised_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          email?: string | null
          items: NonNullable<Json>
          language: string
          name?: string | null
          payment_id: string
          postal_address?: string | null
          search_text?: never
          tickets: number
        }
        Update: {
          anonymised_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          email?: string | null
          items?: NonNullable<Json>
          language?: string
          name?: string | null
          payment_id?: string
          postal_address?: string | null
          search_text?: never
          tickets?: number
        }
        Relationships: [
          {
            foreignKeyName: "ticket_orders_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payment_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "ticket_orders_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
        ]
      }
      trip_payments: {
        Row: {
          name: string
          payment_id: string
          registration_id: string
        }
        Insert: {
          name: string
          payment_id: string
          registration_id: string
        }
        Update: {
          name?: string
          payment_id?: string
          registration_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "trip_payments_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payment_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "trip_payments_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "trip_payments_registration_id_fkey"
            columns: ["registration_id"]
            referencedRelation: "event_registrations"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "trip_payments_registration_id_fkey"
            columns: ["registration_id"]
            referencedRelation: "registration_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      user_roles: {
        Row: {
          created_at: string
          role: string
          user_id: string
        }
        Insert: {
          created_at?: string
          role: string
          user_id: string
        }
        Update: {
          created_at?: string
          role?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_roles_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "user_roles_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      bank_line_overview: {
        Row: {
          booked_on: string | null
          has_twin: boolean | null
          id: string | null
          note: string | null
          open_pence: number | null
          parts: Json | null
          pence: number | null
          place: number | null
          search_text: string | null
          settled_at: string | null
          state: string | null
          statement_id: string | null
          text: string | null
          why: string | null
        }
        Insert: {
          booked_on?: string | null
          has_twin?: never
          id?: string | null
          note?: string | null
          open_pence?: never
          parts?: never
          pence?: number | null
          place?: number | null
          search_text?: string | null
          settled_at?: string | null
          state?: string | null
          statement_id?: string | null
          text?: string | null
          why?: string | null
        }
        Update: {
          booked_on?: string | null
          has_twin?: never
          id?: string | null
          note?: string | null
          open_pence?: never
          parts?: never
          pence?: number | null
          place?: number | null
          search_text?: string | null
          settled_at?: string | null
          state?: string | null
          statement_id?: string | null
          text?: string | null
          why?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "bank_lines_statement_id_fkey"
            columns: ["statement_id"]
            referencedRelation: "bank_statements"
            referencedColumns: ["id"]
          },
        ]
      }
      campaign_progress: {
        Row: {
          campaign_id: string | null
          confirmed_pence: number | null
          name_en: string | null
          name_lt: string | null
          path: string | null
          target_pence: number | null
        }
        Relationships: []
      }
      comment_overview: {
        Row: {
          author_banned_at: string | null
          author_email: string | null
          author_name: string | null
          comment_text: string | null
          content_title_en: string | null
          content_title_lt: string | null
          created_at: string | null
          deleted_at: string | null
          deleted_by_name: string | null
          event_id: string | null
          id: string | null
          open_reports: number | null
          path: string | null
          search_text: string | null
          status: string | null
          user_id: string | null
        }
        Relationships: []
      }
      email_failures: {
        Row: {
          attempts: number | null
          created_at: string | null
          failed_at: string | null
          id: string | null
          last_error: string | null
          may_resend: boolean | null
          recipient: string | null
          template: string | null
        }
        Insert: {
          attempts?: number | null
          created_at?: string | null
          failed_at?: string | null
          id?: string | null
          last_error?: string | null
          may_resend?: never
          recipient?: string | null
          template?: string | null
        }
        Update: {
          attempts?: number | null
          created_at?: string | null
          failed_at?: string | null
          id?: string | null
          last_error?: string | null
          may_resend?: never
          recipient?: string | null
          template?: string | null
        }
        Relationships: []
      }
      event_comment_counts: {
        Row: {
          comment_count: number | null
          event_id: string | null
        }
        Relationships: []
      }
      event_like_counts: {
        Row: {
          event_id: string | null
          like_count: number | null
        }
        Relationships: []
      }
      membership_overview: {
        Row: {
          awaits_transfer: boolean | null
          cancelled_at: string | null
          created_at: string | null
          deceased_at: string | null
          email: string | null
          first_name: string | null
          grace_until: string | null
          household_id: string | null
          household_payer_id: string | null
          household_payer_reference: string | null
          id: string | null
          invited_at: string | null
          is_council_candidate: boolean | null
          is_honorary: boolean | null
          joined_on: string | null
          language: string | null
          last_name: string | null
          last_paid_at: string | null
          last_paid_pence: number | null
          may_be_duplicate: boolean | null
          member_since: string | null
          needs_decision: boolean | null
          open_transfer_id: string | null
          open_transfer_pence: number | null
          open_transfer_since: string | null
          open_transfer_status: string | null
          payment_method: string | null
          pays_for_household: boolean | null
          phone: string | null
          postal_address: string | null
          reference: string | null
          sort_name: string | null
          status: string | null
          unreached_reason: string | null
          unreached_since: string | null
          user_id: string | null
          valid_until: string | null
        }
        Relationships: [
          {
            foreignKeyName: "membership_payments_payment_id_fkey"
            columns: ["open_transfer_id"]
            referencedRelation: "payment_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "membership_payments_payment_id_fkey"
            columns: ["open_transfer_id"]
            referencedRelation: "payments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "memberships_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "memberships_user_id_fkey"
            columns: ["user_id"]
            referencedRelation: "user_overview"
            referencedColumns: ["id"]
          },
        ]
      }
      payment_overview: {
        Row: {
          amount_pence: number | null
          approved_at: string | null
          attention: string | null
          campaign_id: string | null
          campaign_name_en: string | null
          campaign_name_lt: string | null
          covers_from: string | null
          covers_until: string | null
          created_at: string | null
          currency: string | null
          decision: string | null
          event_key: string | null
          happened_at: string | null
          has_open_dispute: boolean | null
          held_reason: string | null
          id: string | null
          is_before_accounts: boolean | null
          lost_pence: number | null
          membership_id: string | null
          message: string | null
          method: string | null
          paid_at: string | null
          payer_address: string | null
          payer_email: string | null
          payer_name: string | null
          payment_intent_id: string | null
          purpose: string | null
          received_currency: string | null
          received_pence: number | null
          refunded_pence: number | null
          search_text: string | null
          shows_donor: boolean | null
          status: string | null
          subscription_id: string | null
          sum_pence: number | null
          sums: number[] | null
          ticket_items: Json | null
          unreached_reason: string | null
        }
        Relationships: [
          {
            foreignKeyName: "donations_campaign_id_fkey"
            columns: ["campaign_id"]
            referencedRelation: "campaigns"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "membership_payments_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "membership_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "membership_payments_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "memberships"
            referencedColumns: ["id"]
          },
        ]
      }
      registration_overview: {
        Row: {
          came: boolean | null
          collects_until: string | null
          created_at: string | null
          email: string | null
          event_key: string | null
          first_name: string | null
          held_until: string | null
          id: string | null
          is_repeated: boolean | null
          is_suspected: boolean | null
          kind: string | null
          language: string | null
          last_name: string | null
          note: string | null
          offered_until: string | null
          phone: string | null
          runners: Json | null
          seats: number | null
          special_requests: string | null
          status: string | null
          trip_paid_pence: number | null
          unconfirmed_until: string | null
          unreached_since: string | null
          waiting_rank: number | null
          waiting_since: string | null
        }
        Relationships: [
          {
            foreignKeyName: "event_registrations_event_key_fkey"
            columns: ["event_key"]
            referencedRelation: "content_items"
            referencedColumns: ["key"]
          },
        ]
      }
      subscription_overview: {
        Row: {
          amount_pence: number | null
          campaign_id: string | null
          campaign_name_en: string | null
          campaign_name_lt: string | null
          created_at: string | null
          end_reason: string | null
          ended_at: string | null
          ends_at: string | null
          failed_attempts: number | null
          id: string | null
          interval: string | null
          membership_id: string | null
          next_attempt_at: string | null
          next_charge_at: string | null
          payer_email: string | null
          payer_name: string | null
          purpose: string | null
          resumes_at: string | null
          search_text: string | null
          since: string | null
          status: string | null
          stop_requested_at: string | null
        }
        Relationships: [
          {
            foreignKeyName: "subscriptions_campaign_id_fkey"
            columns: ["campaign_id"]
            referencedRelation: "campaigns"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "subscriptions_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "membership_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "subscriptions_membership_id_fkey"
            columns: ["membership_id"]
            referencedRelation: "memberships"
            referencedColumns: ["id"]
          },
        ]
      }
      user_overview: {
        Row: {
          banned_at: string | null
          city: string | null
          created_at: string | null
          email: string | null
          first_name: string | null
          id: string | null
          language: string | null
          last_name: string | null
          last_sign_in_at: string | null
          organised_events: string[] | null
          phone: string | null
          privacy_policy_accepted: boolean | null
          region: string | null
          roles: string[] | null
          search_text: string | null
          sort_name: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      abandon_checkout: { Args: { payment_id: string }; Returns: undefined }
      abandon_refund: { Args: { request_id: string }; Returns: undefined }
      abandon_subscription: {
        Args: { subscription_id: string }
        Returns: undefined
      }
      accept_place: { Args: { token: string }; Returns: Json }
      add_bank_lines: {
        Args: { key: string; lines: Json; statement: Json }
        Returns: Json
      }
      add_household_person: {
        Args: { key: string; member: Json; payer: string }
        Returns: string
      }
      add_import_part: { Args: { rows: Json }; Returns: string }
      add_member: { Args: { key: string; member: Json }; Returns: string }
      admin_money_settings: { Args: Record<PropertyKey, never>; Returns: Json }
      adopt_anonymous_likes: {
        Args: Record<PropertyKey, never>
        Returns: number
      }
      advance_newsletters_and_claim_emails: {
        Args: { at?: string; batch_size?: number }
        Returns: {
          asked_by: string | null
          attempts: number
          batch_id: string | null
          bounce_reason: string | null
          bounced_at: string | null
          claimed_at: string | null
          complained_at: string | null
          created_at: string
          data: NonNullable<Json>
          delivered_at: string | null
          failed_at: string | null
          first_attempt_at: string | null
          id: string
          idempotency_key: string
          is_alone: boolean
          kind: string
          language: string
          language_token: string | null
          last_error: string | null
          message_id: string | null
          next_attempt_at: string
          priority: number
          provider_id: string | null
          recipient: string
          registration_id: string | null
          resends: number
          sent_at: string | null
          status: string
          template: string
        }[]
        SetofOptions: {
          from: "*"
          to: "email_outbox"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      announce_event_change: {
        Args: {
          change_id: string
          key: string
          messages: Json
          revision: number
          statuses: string[]
        }
        Returns: number
      }
      answer_look: {
        Args: { answer?: string; reader: string; request_id: string }
        Returns: undefined
      }
      apply_checkout_session: {
        Args: { at?: string; session: Json }
        Returns: Json
      }
      apply_for_membership: {
        Args: { context: Json; submission: Json }
        Returns: Json
      }
      apply_payment_event: { Args: { event: Json }; Returns: Json }
      approve_comment: { Args: { comment_id: string }; Returns: undefined }
      approve_donor: {
        Args: { is_approved: boolean; payment_id: string }
        Returns: undefined
      }
      ask_for_account_email: {
        Args: { email: string; kind: string; language: string }
        Returns: undefined
      }
      ask_to_look: {
        Args: { asker: string; reader: string; request: Json }
        Returns: undefined
      }
      ban_commenter: {
        Args: { reason?: string; user_id: string }
        Returns: undefined
      }
      bank_match_data: { Args: Record<PropertyKey, never>; Returns: Json }
      begin_job_run: { Args: { job: string }; Returns: string }
      begin_schedules: { Args: { schedule_ids: string[] }; Returns: undefined }
      begin_subscription_change: {
        Args: { context: Json; token: string }
        Returns: Json
      }
      begun_schedules: { Args: Record<PropertyKey, never>; Returns: string[] }
      campaign_donors: { Args: { campaign_id: string }; Returns: Json }
      campaign_pence: { Args: { campaign_id: string }; Returns: number }
      cancel_membership: { Args: { membership_id: string }; Returns: undefined }
      cancel_registration: {
        Args: { runner_ids?: string[]; token: string }
        Returns: Json
      }
      change_money_settings: {
        Args: { expected: Json; wanted: Json }
        Returns: Json
      }
      change_registration: {
        Args: { changes: Json; token: string }
        Returns: Json
      }
      change_roles: {
        Args: {
          events_given?: string[]
          events_taken?: string[]
          given?: string[]
          taken?: string[]
          user_id: string
        }
        Returns: undefined
      }
      check_plan: { Args: { content?: Json }; Returns: number }
      checkout_state: { Args: { session_id: string }; Returns: Json }
      choose_email_language: {
        Args: { language: string; token: string }
        Returns: Json
      }
      choose_gift_aid_declaration: {
        Args: { declaration_id: string; payment_id: string }
        Returns: undefined
      }
      choose_newsletter: {
        Args: { locale: string; wanted: boolean; wording: string }
        Returns: undefined
      }
      claim_account_emails: {
        Args: { at_most?: number }
        Returns: {
          email: string
          id: number
          kind: string
          language: string
        }[]
      }
      claim_sign_up: { Args: { secret: string }; Returns: boolean }
      claim_signals: {
        Args: { job: string; succeeded: boolean }
        Returns: Json
      }
      codes_to_deactivate: {
        Args: { at_most?: number }
        Returns: {
          code_id: string
          promotion_code_id: string
        }[]
      }
      comment_page: {
        Args: {
          before_at?: string
          before_id?: string
          event_keys: string[]
          page_size?: number
        }
        Returns: Json
      }
      community_name: { Args: Record<PropertyKey, never>; Returns: Json }
      confirm_bank_transfer: {
        Args: {
          amount_pence: number
          method?: string
          payment_id: string
          received_on: string
        }
        Returns: Json
      }
      confirm_newsletter: { Args: { token: string }; Returns: Json }
      confirm_registration: { Args: { token: string }; Returns: Json }
      correct_member: {
        Args: { correction: Json; membership_id: string }
        Returns: undefined
      }
      count_registrants: { Args: { event_key: string }; Returns: Json }
      count_submission: {
        Args: { action: string; email_hash?: string; network_hash?: string }
        Returns: undefined
      }
      create_discount_code: {
        Args: { context: Json; event_key: string }
        Returns: Json
      }
      create_donation: {
        Args: { context: Json; submission: Json }
        Returns: Json
      }
      create_membership_payment: {
        Args: { context: Json; submission: Json }
        Returns: Json
      }
      create_renewal_payment: {
        Args: { context: Json; token: string }
        Returns: Json
      }
      decide_payment: {
        Args: { decision: string; payment_id: string; person?: Json }
        Returns: Json
      }
      decide_registration: {
        Args: { is_accepted: boolean; registration_id: string }
        Returns: undefined
      }
      delete_newsletter_draft: {
        Args: { issue_id: string }
        Returns: undefined
      }
      delete_own_account: { Args: Record<PropertyKey, never>; Returns: boolean }
      dismiss_event_change: {
        Args: { change_id: string; revision: number }
        Returns: undefined
      }
      dismiss_reports: { Args: { comment_id: string }; Returns: undefined }
      end_job_run: {
        Args: { error?: string; figures?: Json; job: string; run: string }
        Returns: undefined
      }
      erase_personal_data: { Args: { email: string }; Returns: undefined }
      export_own_data: { Args: Record<PropertyKey, never>; Returns: Json }
      export_personal_data: { Args: { email: string }; Returns: Json }
      find_comments: {
        Args: { most?: number; oldest_first?: boolean; patterns: string[] }
        Returns: {
          author_banned_at: string | null
          author_email: string | null
          author_name: string | null
          comment_text: string | null
          content_title_en: string | null
          content_title_lt: string | null
          created_at: string | null
          deleted_at: string | null
          deleted_by_name: string | null
          event_id: string | null
          id: string | null
          open_reports: number | null
          path: string | null
          search_text: string | null
          status: string | null
          user_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "comment_overview"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      find_members: {
        Args: {
          is_descending?: boolean
          most?: number
          pence: number[]
          sorted_by?: string
          words: string[]
        }
        Returns: {
          awaits_transfer: boolean | null
          cancelled_at: string | null
          created_at: string | null
          deceased_at: string | null
          email: string | null
          first_name: string | null
          grace_until: string | null
          household_id: string | null
          household_payer_id: string | null
          household_payer_reference: string | null
          id: string | null
          invited_at: string | null
          is_council_candidate: boolean | null
          is_honorary: boolean | null
          joined_on: string | null
          language: string | null
          last_name: string | null
          last_paid_at: string | null
          last_paid_pence: number | null
          may_be_duplicate: boolean | null
          member_since: string | null
          needs_decision: boolean | null
          open_transfer_id: string | null
          open_transfer_pence: number | null
          open_transfer_since: string | null
          open_transfer_status: string | null
          payment_method: string | null
          pays_for_household: boolean | null
          phone: string | null
          postal_address: string | null
          reference: string | null
          sort_name: string | null
          status: string | null
          unreached_reason: string | null
          unreached_since: string | null
          user_id: string | null
          valid_until: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "membership_overview"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      find_payments: {
        Args: {
          is_descending?: boolean
          most?: number
          pence: number[]
          sorted_by?: string
          words: string[]
        }
        Returns: {
          amount_pence: number | null
          approved_at: string | null
          attention: string | null
          campaign_id: string | null
          campaign_name_en: string | null
          campaign_name_lt: string | null
          covers_from: string | null
          covers_until: string | null
          created_at: string | null
          currency: string | null
          decision: string | null
          event_key: string | null
          happened_at: string | null
          has_open_dispute: boolean | null
          held_reason: string | null
          id: string | null
          is_before_accounts: boolean | null
          lost_pence: number | null
          membership_id: string | null
          message: string | null
          method: string | null
          paid_at: string | null
          payer_address: string | null
          payer_email: string | null
          payer_name: string | null
          payment_intent_id: string | null
          purpose: string | null
          received_currency: string | null
          received_pence: number | null
          refunded_pence: number | null
          search_text: string | null
          shows_donor: boolean | null
          status: string | null
          subscription_id: string | null
          sum_pence: number | null
          sums: number[] | null
          ticket_items: Json | null
          unreached_reason: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "payment_overview"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      find_users: {
        Args: {
          is_descending?: boolean
          most?: number
          patterns: string[]
          sorted_by?: string
        }
        Returns: {
          banned_at: string | null
          city: string | null
          created_at: string | null
          email: string | null
          first_name: string | null
          id: string | null
          language: string | null
          last_name: string | null
          last_sign_in_at: string | null
          organised_events: string[] | null
          phone: string | null
          privacy_policy_accepted: boolean | null
          region: string | null
          roles: string[] | null
          search_text: string | null
          sort_name: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "user_overview"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      finish_account_emails: { Args: { ids: number[] }; Returns: undefined }
      finish_alerts: { Args: { ids: number[] }; Returns: undefined }
      finish_deactivation: { Args: { code_id: string }; Returns: undefined }
      finish_emails: { Args: { results: Json }; Returns: undefined }
      gift_aid_claim_lines: { Args: { claim_id: string }; Returns: Json }
      gift_aid_claims: { Args: Record<PropertyKey, never>; Returns: Json }
      gift_aid_declarations: { Args: Record<PropertyKey, never>; Returns: Json }
      gift_aid_lines: {
        Args: { from_day: string; to_day: string }
        Returns: Json
      }
      give_parental_consent: {
        Args: { token: string; wording: string }
        Returns: Json
      }
      hold_gift_back: {
        Args: { payment_id: string; reason: string }
        Returns: undefined
      }
      household_of: {
        Args: { membership_id: string }
        Returns: {
          first_name: string
          household_since: string
          id: string
          is_honorary: boolean
          last_name: string
          pays_for_household: boolean
          reference: string
          status: string
          valid_until: string
        }[]
      }
      import_members: { Args: { import: Json; key: string }; Returns: Json }
      invite_imported_members: { Args: { import_id: string }; Returns: number }
      invite_member: { Args: { membership_id: string }; Returns: undefined }
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean }
      join_membership: {
        Args: { account: string; membership_id: string }
        Returns: undefined
      }
      known_content_faults: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      lapse_checkout: { Args: { payment_id: string }; Returns: undefined }
      lapse_subscription: {
        Args: { subscription_id: string }
        Returns: undefined
      }
      late_work: {
        Args: Record<PropertyKey, never>
        Returns: {
          has_run: boolean
          job: string
          since: string
        }[]
      }
      ledger_differences: {
        Args: Record<PropertyKey, never>
        Returns: {
          kind: string
          ledger_pence: number
          payment_id: string
          payment_pence: number
        }[]
      }
      letter_audience: { Args: { audience: string }; Returns: Json }
      letter_history: {
        Args: Record<PropertyKey, never>
        Returns: {
          audience: string
          bounced: number
          complained: number
          delivered: number
          failed: number
          id: string
          left: number
          no_address: number
          purpose: string
          recipients: number
          send_at: string
          shared: number
          skipped: number
          started_at: string
          status: string
          subject_en: string
          subject_lt: string
        }[]
      }
      like_state: { Args: { event_key: string }; Returns: Json }
      list_job_runs: {
        Args: { most?: number }
        Returns: {
          ended_at: string
          error: string
          figures: Json
          id: number
          job: string
          started_at: string
          times: number
        }[]
      }
      list_jobs: {
        Args: Record<PropertyKey, never>
        Returns: {
          error: string
          every_seconds: number
          expected_at: string
          failed_at: string
          failures: number
          is_late: boolean
          job: string
          started_at: string
          succeeded_at: string
        }[]
      }
      list_left_out: {
        Args: Record<PropertyKey, never>
        Returns: {
          kind: string
          number: number
          since: string
          until: string
        }[]
      }
      list_member_imports: {
        Args: Record<PropertyKey, never>
        Returns: {
          added: number
          can_be_undone: boolean
          changed: number
          created_at: string
          created_by: string
          file_name: string
          id: string
          invited: number
          invited_at: string
          skipped: number
          to_invite: number
          undone_at: string
        }[]
      }
      list_plan_usage: {
        Args: Record<PropertyKey, never>
        Returns: {
          most: number
          resource: string
          used: number
        }[]
      }
      list_reported_errors: {
        Args: { most?: number; wanted?: string }
        Returns: {
          browser: string
          code: string
          first_at: string
          language: string
          last_at: string
          message: string
          path: string
          stack: string
          times: number
        }[]
      }
      log_photo_review: {
        Args: {
          album_key: string
          decision: string
          photo_id: string
          reviewer: string
        }
        Returns: undefined
      }
      look_requests_of: { Args: { person: string }; Returns: Json }
      make_gift_aid_claim: {
        Args: { from_day: string; key: string; seen: Json; to_day: string }
        Returns: string
      }
      mark_attendance: { Args: { marks: Json }; Returns: undefined }
      mark_deceased: {
        Args: { is_deceased: boolean; membership_id: string }
        Returns: number
      }
      members_by_month: {
        Args: { months?: number }
        Returns: {
          members: number
          month: string
        }[]
      }
      members_to_post_to: {
        Args: { audience?: string; issue_id?: string }
        Returns: {
          first_name: string
          household_id: string
          language: string
          last_name: string
          membership_id: string
          phone: string
          postal_address: string
          why: string
        }[]
      }
      membership_fee: { Args: { membership_id?: string }; Returns: number }
      membership_history: {
        Args: { membership_id: string }
        Returns: {
          action: string
          actor: string
          created_at: string
          details: Json
        }[]
      }
      merge_memberships: {
        Args: { duplicate: string; kept: string }
        Returns: undefined
      }
      message_registrants: {
        Args: {
          event_key: string
          key: string
          messages: Json
          statuses: string[]
        }
        Returns: number
      }
      money_settings: { Args: Record<PropertyKey, never>; Returns: Json }
      monthly_gifts: { Args: Record<PropertyKey, never>; Returns: Json }
      move_registration_up: {
        Args: { reason: string; registration_id: string }
        Returns: undefined
      }
      my_donations: { Args: Record<PropertyKey, never>; Returns: Json }
      my_gift_aid: { Args: Record<PropertyKey, never>; Returns: Json }
      my_membership: { Args: Record<PropertyKey, never>; Returns: Json }
      my_newsletter_choice: {
        Args: Record<PropertyKey, never>
        Returns: boolean
      }
      my_roles: { Args: Record<PropertyKey, never>; Returns: string[] }
      my_subscriptions: { Args: Record<PropertyKey, never>; Returns: Json }
      newsletter_audience: { Args: Record<PropertyKey, never>; Returns: Json }
      newsletter_history: {
        Args: Record<PropertyKey, never>
        Returns: {
          bounced: number
          complained: number
          delivered: number
          failed: number
          finished_at: string
          id: string
          left: number
          recipients: number
          send_at: string
          sent: number
          skipped: number
          started_at: string
          status: string
          subject_en: string
          subject_lt: string
          unsubscribed: number
        }[]
      }
      open_studio: {
        Args: { email: string; id: string; language: string; name: string }
        Returns: undefined
      }
      payments_to_check: {
        Args: { at_most?: number }
        Returns: {
          amount_pence: number
          created_at: string
          payment_id: string
          purpose: string
          session_id: string
        }[]
      }
      places_left: { Args: { event_keys: string[] }; Returns: Json }
      purge_bank_lines: { Args: Record<PropertyKey, never>; Returns: undefined }
      purge_email_preferences: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      purge_emails: { Args: Record<PropertyKey, never>; Returns: undefined }
      purge_expired: { Args: Record<PropertyKey, never>; Returns: undefined }
      purge_job_runs: { Args: Record<PropertyKey, never>; Returns: undefined }
      purge_left_out: { Args: Record<PropertyKey, never>; Returns: undefined }
      purge_member_imports: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      purge_money: { Args: Record<PropertyKey, never>; Returns: undefined }
      purge_newsletter: { Args: Record<PropertyKey, never>; Returns: undefined }
      purge_reported_errors: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      purge_sign_ups: { Args: Record<PropertyKey, never>; Returns: undefined }
      purge_studio_messages: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      purge_submission_counts: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      purge_submissions: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      queue_email: {
        Args: {
          data: Json
          idempotency_key: string
          is_owner?: boolean
          kind?: string
          language: string
          recipient: string
          template: string
        }
        Returns: string
      }
      reaction_counts: { Args: { event_keys: string[] }; Returns: Json }
      reconcile_memberships: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      record_bank_donation: {
        Args: { donation: Json; key: string }
        Returns: string
      }
      record_bank_refund: {
        Args: {
          amount_pence: number
          key: string
          payment_id: string
          refunded_on: string
        }
        Returns: undefined
      }
      record_checkout: {
        Args: {
          expires_at: string
          payment_id: string
          session_id: string
          url: string
        }
        Returns: Json
      }
      record_discount_code: {
        Args: { code_id: string; promotion_code_id: string }
        Returns: Json
      }
      record_email_event: {
        Args: {
          event: string
          occurred_at: string
          provider_id: string
          reason: string
          suppressed: string[]
          webhook_id: string
        }
        Returns: undefined
      }
      record_fee: {
        Args: { fee: Json; key: string; membership_id: string }
        Returns: Json
      }
      record_gift_aid_declaration: {
        Args: { declaration: Json; key: string }
        Returns: string
      }
      record_refund: { Args: { refund: Json }; Returns: undefined }
      record_stripe_balance: {
        Args: { payouts?: Json; read_until?: number; transactions: Json }
        Returns: number
      }
      record_stripe_payout: {
        Args: { payout: Json; transactions?: Json }
        Returns: undefined
      }
      record_subscription_checkout: {
        Args: {
          expires_at: string
          session_id: string
          subscription_id: string
          url: string
        }
        Returns: Json
      }
      record_ticket_order: {
        Args: { buyer: Json; items: Json; payment_id: string }
        Returns: undefined
      }
      refunds_to_check: {
        Args: { at_most?: number }
        Returns: {
          is_overdue: boolean
          payment_intent_id: string
          request_id: string
        }[]
      }
      register_for_event: {
        Args: { context: Json; submission: Json }
        Returns: Json
      }
      renewal_of_member: { Args: { membership_id: string }; Returns: Json }
      renewals_to_change: {
        Args: { at_most?: number }
        Returns: {
          amount_pence: number
          resumes_at: string
          stripe_subscription_id: string
          subscription_id: string
        }[]
      }
      report_error: { Args: { report: Json }; Returns: undefined }
      report_held_publications: {
        Args: { since: string; titles: Json }
        Returns: undefined
      }
      report_subscription: {
        Args: { invoices: Json; read_at: string; subscription: Json }
        Returns: Json
      }
      request_refund: {
        Args: { amount_pence?: number; key?: string; payment_id: string }
        Returns: Json
      }
      resend_registration_email: {
        Args: { new_email?: string; registration_id: string }
        Returns: undefined
      }
      restore_comment: { Args: { comment_id: string }; Returns: undefined }
      resume_newsletter: { Args: { issue_id: string }; Returns: undefined }
      retry_emails: {
        Args: { email_ids: string[]; error: string }
        Returns: undefined
      }
      retry_failed_email: {
        Args: { email_id: string; new_recipient?: string }
        Returns: undefined
      }
      save_newsletter_draft: {
        Args: { issue: Json; issue_id: string; version: number }
        Returns: Json
      }
      send_alerts: { Args: { at?: string }; Returns: number }
      send_contact_message: {
        Args: { context: Json; submission: Json }
        Returns: Json
      }
      send_digests: { Args: { at?: string }; Returns: number }
      send_newsletter: {
        Args: { context: Json; submission: Json }
        Returns: Json
      }
      send_subscription_links: {
        Args: { context: Json; submission: Json }
        Returns: Json
      }
      separate_emails: {
        Args: { email_ids: string[]; error: string }
        Returns: undefined
      }
      service_troubles: { Args: Record<PropertyKey, never>; Returns: Json }
      set_contact_message_status: {
        Args: { message_id: string; status: string }
        Returns: undefined
      }
      set_honorary: {
        Args: { is_honorary: boolean; membership_id: string }
        Returns: undefined
      }
      set_household: {
        Args: { payer: string; persons: string[] }
        Returns: undefined
      }
      set_household_payer: {
        Args: { household: string; payer: string }
        Returns: undefined
      }
      settle_bank_lines: { Args: { items: Json }; Returns: Json }
      show_email_language: { Args: { token: string }; Returns: Json }
      show_gift_aid: { Args: { token: string }; Returns: Json }
      show_registration: { Args: { token: string }; Returns: Json }
      show_renewal: { Args: { token: string }; Returns: Json }
      show_subscription: { Args: { token: string }; Returns: Json }
      stop_newsletter: { Args: { issue_id: string }; Returns: undefined }
      stripe_balance_to_read: {
        Args: Record<PropertyKey, never>
        Returns: Json
      }
      stripe_payouts_to_read: {
        Args: { at_most?: number }
        Returns: {
          payout_id: string
        }[]
      }
      subscribe_to_newsletter: {
        Args: { context: Json; submission: Json }
        Returns: Json
      }
      subscription_after_change: {
        Args: { subscription_id: string }
        Returns: Json
      }
      subscriptions_to_check: {
        Args: { at_most?: number }
        Returns: {
          created_at: string
          is_to_stop: boolean
          session_id: string
          stripe_subscription_id: string
          subscription_id: string
        }[]
      }
      sync_community_name: {
        Args: { en: string; lt: string }
        Returns: undefined
      }
      sync_content_faults: { Args: { documents: Json }; Returns: number }
      sync_content_items: { Args: { items: Json }; Returns: number }
      sync_money_content: {
        Args: { campaigns: Json; members_group_url: string }
        Returns: number
      }
      tell_schedule_outcome: {
        Args: { facts: Json; outcome: string; schedule_id: string }
        Returns: undefined
      }
      ticket_buyers: { Args: { event_key: string }; Returns: Json }
      ticket_events: { Args: Record<PropertyKey, never>; Returns: string[] }
      tickets_to_read: {
        Args: { at_most?: number }
        Returns: {
          payment_id: string
          session_id: string
        }[]
      }
      unban_commenter: { Args: { user_id: string }; Returns: undefined }
      undo_bank_line: { Args: { line_id: string }; Returns: undefined }
      undo_bank_statement: {
        Args: { statement_id: string }
        Returns: undefined
      }
      undo_bank_transfer: { Args: { payment_id: string }; Returns: undefined }
      undo_gift_aid_claim: { Args: { claim_id: string }; Returns: undefined }
      undo_member_import: { Args: { import_id: string }; Returns: undefined }
      unschedule_newsletter: { Args: { issue_id: string }; Returns: undefined }
      unsubscribe_from_newsletter: { Args: { token: string }; Returns: Json }
      update_event_places: { Args: { at: string }; Returns: undefined }
      wait_for_quota: {
        Args: { email_ids: string[]; error: string; seconds: number }
        Returns: undefined
      }
      watch_schedules: {
        Args: { document_id: string; person: string; schedules: Json }
        Returns: undefined
      }
      withdraw_gift_aid: { Args: { token: string }; Returns: Json }
      withdraw_gift_aid_declaration: {
        Args: { declaration_id: string; withdrawn_on: string }
        Returns: undefined
      }
      withdraw_look: {
        Args: { asker: string; request_id: string }
        Returns: undefined
      }
      withdraw_own_gift_aid: { Args: { declaration_id: string }; Returns: Json }
      withdraw_registration: {
        Args: { registration_id: string }
        Returns: undefined
      }
      yearly_report: {
        Args: { year_end: string; year_start: string }
        Returns: Json
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
