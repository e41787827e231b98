-- Written by tests/api/schema-report.test.ts: every table, with what guards it, after all migrations.

create table addon_stock (
  tenant_id text not null,
  addon_id text not null,
  total integer not null,
  sold integer default 0 not null,
  sold_elsewhere integer default 0 not null,
  held integer default 0 not null,
  constraint addon_stock_sold_elsewhere CHECK (((sold_elsewhere >= 0) AND (sold_elsewhere <= sold))),
  constraint addon_stock_tenant_id_addon_id_pk PRIMARY KEY (tenant_id, addon_id),
  constraint addon_stock_total CHECK (((held >= 0) AND ((sold + held) <= total)))
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table addons (
  tenant_id text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  constraint addons_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table carts (
  tenant_id text not null,
  id text not null,
  document jsonb not null,
  version integer default 1 not null,
  order_id text,
  hold_extensions integer default 0 not null,
  updated_at timestamp(3) with time zone not null,
  expires_at timestamp(3) with time zone not null,
  link_generation integer default 0 not null,
  constraint carts_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE INDEX carts_by_expiry ON public.carts USING btree (expires_at);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table checkout_attempts (
  tenant_id text not null,
  request_uuid text not null,
  state text not null,
  request_hash text not null,
  cart_id text not null,
  amount bigint not null,
  gateway text not null,
  charge_id text,
  order_id text,
  document jsonb not null,
  leased_until timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint checkout_attempts_tenant_id_request_uuid_pk PRIMARY KEY (tenant_id, request_uuid)
);
CREATE UNIQUE INDEX checkout_attempts_one_open ON public.checkout_attempts USING btree (tenant_id, cart_id) WHERE (state = ANY (ARRAY['new'::text, 'leased'::text, 'charged'::text]));
CREATE INDEX checkout_attempts_open ON public.checkout_attempts USING btree (leased_until) WHERE (state = ANY (ARRAY['new'::text, 'leased'::text, 'charged'::text]));
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table combos (
  tenant_id text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  constraint combos_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table coupons (
  tenant_id text not null,
  code text not null,
  document jsonb not null,
  maximum_uses integer,
  uses integer default 0 not null,
  constraint coupons_tenant_id_code_pk PRIMARY KEY (tenant_id, code),
  constraint coupons_uses CHECK (((uses >= 0) AND ((maximum_uses IS NULL) OR (uses <= maximum_uses))))
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table draft_approvals (
  tenant_id text not null,
  share_id text not null,
  hash text not null,
  name text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint draft_approvals_tenant_id_share_id_hash_pk PRIMARY KEY (tenant_id, share_id, hash)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table draft_remarks (
  tenant_id text not null,
  id text not null,
  share_id text not null,
  name text not null,
  body text not null,
  page text not null,
  place text not null,
  words text not null,
  resolved_at timestamp(3) with time zone,
  resolved_by text,
  created_at timestamp(3) with time zone default now() not null,
  constraint draft_remarks_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE INDEX draft_remarks_by_share ON public.draft_remarks USING btree (tenant_id, share_id);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table draft_shares (
  tenant_id text not null,
  id text not null,
  token_hash text not null,
  recipient text not null,
  sandbox_id text not null,
  author text not null,
  ends_at timestamp(3) with time zone not null,
  revoked_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone default now() not null,
  constraint draft_shares_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX draft_shares_by_sandbox ON public.draft_shares USING btree (tenant_id, sandbox_id);
CREATE UNIQUE INDEX draft_shares_by_token ON public.draft_shares USING btree (tenant_id, token_hash);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table events (
  tenant_id text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  constraint events_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table facilities (
  tenant_id text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  constraint facilities_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table form_responses (
  tenant_id text not null,
  id text not null,
  cart_id text not null,
  form_id text not null,
  item_id text,
  document jsonb not null,
  created_at timestamp(3) with time zone default now() not null,
  updated_at timestamp(3) with time zone not null,
  constraint form_responses_tenant_id_cart_id_carts_tenant_id_id_fk FOREIGN KEY (tenant_id, cart_id) REFERENCES carts(tenant_id, id) ON DELETE CASCADE,
  constraint form_responses_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE INDEX form_responses_by_cart ON public.form_responses USING btree (tenant_id, cart_id);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table form_uploads (
  tenant_id text not null,
  id text not null,
  cart_id text not null,
  file_name text not null,
  mime_type text not null,
  size integer not null,
  content bytea not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint form_uploads_tenant_id_cart_id_carts_tenant_id_id_fk FOREIGN KEY (tenant_id, cart_id) REFERENCES carts(tenant_id, id) ON DELETE CASCADE,
  constraint form_uploads_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE INDEX form_uploads_by_cart ON public.form_uploads USING btree (tenant_id, cart_id);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table forms (
  tenant_id text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  constraint forms_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table gift_certificates (
  tenant_id text not null,
  number text not null,
  balance bigint not null,
  document jsonb not null,
  constraint gift_certificates_balance CHECK ((balance >= 0)),
  constraint gift_certificates_tenant_id_number_pk PRIMARY KEY (tenant_id, number)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table google_passes (
  tenant_id text not null,
  issuer_id text not null,
  serial text not null,
  scope text not null,
  subject text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint google_passes_tenant_id_issuer_id_serial_scope_pk PRIMARY KEY (tenant_id, issuer_id, serial, scope)
);
CREATE INDEX google_passes_of_subject ON public.google_passes USING btree (tenant_id, subject);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table jobs (
  tenant_id text not null,
  id text not null,
  kind text not null,
  payload jsonb not null,
  attempts integer default 0 not null,
  run_at timestamp(3) with time zone not null,
  done_at timestamp(3) with time zone,
  last_error text,
  created_at timestamp(3) with time zone default now() not null,
  constraint jobs_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE INDEX jobs_due ON public.jobs USING btree (run_at) WHERE (done_at IS NULL);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table launch_checks (
  tenant_id text not null,
  state text default 'waiting'::text not null,
  leased_until timestamp(3) with time zone,
  done integer default 0 not null,
  total integer default 0 not null,
  findings jsonb not null,
  revision text default ''::text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint launch_checks_tenant_id_pk PRIMARY KEY (tenant_id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table ledger (
  tenant_id text not null,
  id text not null,
  request_uuid text not null,
  order_id text,
  kind text not null,
  amount bigint not null,
  reference text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint ledger_amount CHECK ((amount >= 0)),
  constraint ledger_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX ledger_by_reference ON public.ledger USING btree (tenant_id, kind, reference);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table limits (
  tenant_id text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  constraint limits_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table link_tokens (
  tenant_id text not null,
  token_hash text not null,
  purpose text not null,
  document jsonb not null,
  expires_at timestamp(3) with time zone not null,
  used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone default now() not null,
  constraint link_tokens_tenant_id_token_hash_pk PRIMARY KEY (tenant_id, token_hash)
);
CREATE INDEX link_tokens_by_expiry ON public.link_tokens USING btree (expires_at);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table member_verifications (
  tenant_id text not null,
  id_hash text not null,
  email text not null,
  code text not null,
  code_tries integer default 0 not null,
  confirmed_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint member_verifications_tenant_id_id_hash_pk PRIMARY KEY (tenant_id, id_hash)
);
CREATE INDEX member_verifications_by_expiry ON public.member_verifications USING btree (expires_at);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table members (
  tenant_id text not null,
  id text not null,
  membership_number text not null,
  category_id text not null,
  email text not null,
  last_name text not null,
  standing text not null,
  expires_on date,
  document jsonb not null,
  constraint members_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE INDEX members_by_card_email ON public.members USING gin (member_emails(document));
CREATE INDEX members_by_email ON public.members USING btree (tenant_id, email);
CREATE INDEX members_by_number ON public.members USING btree (tenant_id, membership_number);
CREATE INDEX members_renewing ON public.members USING btree (expires_on) WHERE (((document -> 'recurring'::text) ->> 'status'::text) = 'active'::text);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table membership_categories (
  tenant_id text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  constraint membership_categories_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table membership_groups (
  tenant_id text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  constraint membership_groups_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table orders (
  tenant_id text not null,
  id text not null,
  order_number text not null,
  request_uuid text not null,
  cart_id text not null,
  visitor_id text,
  email text not null,
  membership_ids text[] default '{}'::text[] not null,
  total bigint not null,
  discount_total bigint default 0 not null,
  paid bigint not null,
  credit_card_brand text,
  cc_last_four_digits text,
  document jsonb not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint orders_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX orders_by_cart ON public.orders USING btree (tenant_id, cart_id);
CREATE INDEX orders_by_email ON public.orders USING btree (tenant_id, email, created_at);
CREATE INDEX orders_by_membership ON public.orders USING gin (membership_ids);
CREATE UNIQUE INDEX orders_by_number ON public.orders USING btree (tenant_id, order_number);
CREATE INDEX orders_by_visitor ON public.orders USING btree (tenant_id, visitor_id, created_at);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table page_changes (
  tenant_id text not null,
  session integer not null,
  changes bigint not null,
  event_id text default ''::text not null,
  constraint page_changes_tenant_id_session_event_id_pk PRIMARY KEY (tenant_id, session, event_id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table pass_issuers (
  tenant_id text not null,
  wallet text not null,
  name text not null,
  sealed_keys text not null,
  expires_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone default now() not null,
  constraint pass_issuers_tenant_id_wallet_pk PRIMARY KEY (tenant_id, wallet)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table pass_registrations (
  tenant_id text not null,
  device_id text not null,
  pass_type_id text not null,
  serial text not null,
  scope text not null,
  subject text not null,
  push_token text not null,
  changed_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint pass_registrations_tenant_id_device_id_pass_type_id_serial_pk PRIMARY KEY (tenant_id, device_id, pass_type_id, serial)
);
CREATE INDEX pass_registrations_of_subject ON public.pass_registrations USING btree (tenant_id, subject);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table passkeys (
  tenant_id text not null,
  id text not null,
  visitor_id text not null,
  public_key text not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp(3) with time zone not null,
  last_used_at timestamp(3) with time zone,
  constraint passkeys_tenant_id_id_pk PRIMARY KEY (tenant_id, id),
  constraint passkeys_tenant_id_visitor_id_visitors_tenant_id_id_fk FOREIGN KEY (tenant_id, visitor_id) REFERENCES visitors(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX passkeys_of_visitor ON public.passkeys USING btree (tenant_id, visitor_id);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table person_types (
  tenant_id text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  constraint person_types_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table rate_limits (
  tenant_id text not null,
  key text not null,
  used_until timestamp(3) with time zone not null,
  constraint rate_limits_tenant_id_key_pk PRIMARY KEY (tenant_id, key)
);
CREATE INDEX rate_limits_by_end ON public.rate_limits USING btree (used_until);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table renewals (
  tenant_id text not null,
  membership_id text not null,
  expires_on date not null,
  state text not null,
  amount bigint not null,
  tries integer default 0 not null,
  run_at timestamp(3) with time zone not null,
  request_uuid text,
  created_at timestamp(3) with time zone default now() not null,
  constraint renewals_tenant_id_membership_id_expires_on_pk PRIMARY KEY (tenant_id, membership_id, expires_on)
);
CREATE INDEX renewals_due ON public.renewals USING btree (run_at) WHERE (state = 'due'::text);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table review_invitations (
  tenant_id text not null,
  visitor_id text not null,
  event_id text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint review_invitations_tenant_id_visitor_id_event_id_pk PRIMARY KEY (tenant_id, visitor_id, event_id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table reviews (
  tenant_id text not null,
  id text not null,
  position integer not null,
  document jsonb not null,
  constraint reviews_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX reviews_of_visitor ON public.reviews USING btree (tenant_id, ((document ->> 'visitorId'::text)), ((document ->> 'eventId'::text)));
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table seat_holds (
  tenant_id text not null,
  slot_id text not null,
  cart_id text not null,
  count integer not null,
  expires_at timestamp(3) with time zone not null,
  constraint seat_holds_count CHECK ((count > 0)),
  constraint seat_holds_tenant_id_cart_id_carts_tenant_id_id_fk FOREIGN KEY (tenant_id, cart_id) REFERENCES carts(tenant_id, id) ON DELETE CASCADE,
  constraint seat_holds_tenant_id_slot_id_cart_id_pk PRIMARY KEY (tenant_id, slot_id, cart_id),
  constraint seat_holds_tenant_id_slot_id_slots_tenant_id_id_fk FOREIGN KEY (tenant_id, slot_id) REFERENCES slots(tenant_id, id) ON DELETE CASCADE
);
CREATE INDEX seat_holds_by_cart ON public.seat_holds USING btree (tenant_id, cart_id);
CREATE INDEX seat_holds_by_expiry ON public.seat_holds USING btree (expires_at);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table slots (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  date date not null,
  time text not null,
  starts_at timestamp(3) with time zone not null,
  capacity integer not null,
  sold integer default 0 not null,
  sold_elsewhere integer default 0 not null,
  held integer default 0 not null,
  price_list_id text,
  constraint slots_capacity CHECK (((sold >= 0) AND (held >= 0) AND ((sold + held) <= capacity))),
  constraint slots_sold_elsewhere CHECK (((sold_elsewhere >= 0) AND (sold_elsewhere <= sold))),
  constraint slots_tenant_id_event_id_events_tenant_id_id_fk FOREIGN KEY (tenant_id, event_id) REFERENCES events(tenant_id, id),
  constraint slots_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE INDEX slots_by_date ON public.slots USING btree (tenant_id, date, event_id);
CREATE INDEX slots_by_event ON public.slots USING btree (tenant_id, event_id, date);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table staff (
  tenant_id text not null,
  id text not null,
  email text not null,
  name text not null,
  password_hash text,
  roles text[] not null,
  constraint staff_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX staff_by_email ON public.staff USING btree (tenant_id, email);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table staff_tokens (
  tenant_id text not null,
  token_hash text not null,
  staff_id text not null,
  purpose text not null,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint staff_tokens_tenant_id_token_hash_pk PRIMARY KEY (tenant_id, token_hash)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table theme_drafts (
  tenant_id text not null,
  revision integer not null,
  base integer not null,
  document jsonb,
  authors text[] not null,
  updated_at timestamp(3) with time zone not null,
  edits jsonb default '{}'::jsonb not null,
  request jsonb,
  constraint theme_drafts_tenant_id_pk PRIMARY KEY (tenant_id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table theme_editors (
  tenant_id text not null,
  tab text not null,
  email text not null,
  seen_at timestamp(3) with time zone not null,
  constraint theme_editors_tenant_id_tab_pk PRIMARY KEY (tenant_id, tab)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table theme_revisions (
  tenant_id text not null,
  revision integer not null,
  document jsonb not null,
  author text not null,
  created_at timestamp(3) with time zone default now() not null,
  kind text default 'publish'::text not null,
  note text default ''::text not null,
  hash text default ''::text not null,
  base integer,
  origin integer,
  contrast_reason text default ''::text not null,
  constraint theme_revisions_tenant_id_revision_pk PRIMARY KEY (tenant_id, revision)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table theme_schedules (
  tenant_id text not null,
  id text not null,
  document jsonb not null,
  base integer not null,
  starts_at timestamp(3) with time zone not null,
  ends_at timestamp(3) with time zone,
  author text not null,
  note text default ''::text not null,
  contrast_reason text default ''::text not null,
  state text default 'waiting'::text not null,
  revision integer,
  problem text default ''::text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint theme_schedules_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table tickets (
  tenant_id text not null,
  id text not null,
  code text not null,
  order_id text not null,
  slot_id text not null,
  event_id text not null,
  person_type_id text not null,
  price bigint not null,
  is_retail boolean default false not null,
  in_combo boolean default false not null,
  constraint tickets_tenant_id_id_pk PRIMARY KEY (tenant_id, id),
  constraint tickets_tenant_id_order_id_orders_tenant_id_id_fk FOREIGN KEY (tenant_id, order_id) REFERENCES orders(tenant_id, id),
  constraint tickets_tenant_id_slot_id_slots_tenant_id_id_fk FOREIGN KEY (tenant_id, slot_id) REFERENCES slots(tenant_id, id)
);
CREATE UNIQUE INDEX tickets_by_code ON public.tickets USING btree (tenant_id, code);
CREATE INDEX tickets_by_order ON public.tickets USING btree (tenant_id, order_id);
CREATE INDEX tickets_by_slot ON public.tickets USING btree (tenant_id, slot_id);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table venue_edits (
  tenant_id text not null,
  number integer not null,
  part text not null,
  subject text default ''::text not null,
  language text default ''::text not null,
  values jsonb not null,
  author text not null,
  undoes integer,
  created_at timestamp(3) with time zone default now() not null,
  constraint venue_edits_tenant_id_number_pk PRIMARY KEY (tenant_id, number)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table venue_fonts (
  tenant_id text not null,
  id text not null,
  family text not null,
  facts jsonb not null,
  content bytea not null,
  size integer not null,
  is_current boolean default true not null,
  author text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint venue_fonts_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table venue_hosts (
  tenant_id text not null,
  host text not null,
  token text not null,
  state text default 'waiting'::text not null,
  problem text,
  is_main boolean default false not null,
  checked_at timestamp(3) with time zone,
  reached_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone default now() not null,
  constraint venue_hosts_tenant_id_host_pk PRIMARY KEY (tenant_id, host)
);
CREATE UNIQUE INDEX venue_hosts_main ON public.venue_hosts USING btree (tenant_id) WHERE is_main;
CREATE UNIQUE INDEX venue_hosts_verified ON public.venue_hosts USING btree (host) WHERE (state = 'verified'::text);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table venue_pictures (
  tenant_id text not null,
  name text not null,
  content bytea not null,
  size integer not null,
  author text not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint venue_pictures_tenant_id_name_pk PRIMARY KEY (tenant_id, name)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table venue_plans (
  tenant_id text not null,
  id text not null,
  author text not null,
  source text not null,
  document text not null,
  hash text not null,
  revision text not null,
  report jsonb not null,
  state text default 'planned'::text not null,
  done integer default 0 not null,
  total integer default 0 not null,
  created_at timestamp(3) with time zone default now() not null,
  before text,
  constraint venue_plans_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table venue_setups (
  tenant_id text not null,
  created_by text not null,
  confirmed text[] not null,
  site jsonb,
  created_at timestamp(3) with time zone default now() not null,
  opening jsonb,
  constraint venue_setups_tenant_id_pk PRIMARY KEY (tenant_id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table venues (
  tenant_id text not null,
  name text not null,
  time_zone text not null,
  document jsonb not null,
  theme_revision integer default 0 not null,
  catalogue_revision integer default 0 not null,
  position integer default 0 not null,
  created_at timestamp(3) with time zone default now() not null,
  is_draft boolean default false not null,
  sandbox_of text,
  ends_at timestamp(3) with time zone,
  low_seats integer generated always as (COALESCE((((document -> 'company'::text) ->> 'lowSeats'::text))::integer, 5)) stored,
  constraint venues_tenant_id_pk PRIMARY KEY (tenant_id)
);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table visitors (
  tenant_id text not null,
  id text not null,
  email text not null,
  new_email text,
  password_hash text,
  confirmed boolean default false not null,
  session_version integer default 0 not null,
  document jsonb not null,
  created_at timestamp(3) with time zone default now() not null,
  constraint visitors_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX visitors_by_email ON public.visitors USING btree (tenant_id, email);
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))

create table waiting_list (
  tenant_id text not null,
  id text not null,
  event_id text not null,
  date date not null,
  email text not null,
  party integer not null,
  state text not null,
  since timestamp(3) with time zone not null,
  cart_id text,
  offered_until timestamp(3) with time zone,
  language text,
  constraint waiting_list_party CHECK (((party >= 1) AND (party <= 20))),
  constraint waiting_list_tenant_id_id_pk PRIMARY KEY (tenant_id, id)
);
CREATE UNIQUE INDEX waiting_list_once ON public.waiting_list USING btree (tenant_id, event_id, date, email);
CREATE INDEX waiting_list_open ON public.waiting_list USING btree (tenant_id, event_id, date, since) WHERE (state = ANY (ARRAY['waiting'::text, 'offered'::text]));
-- policy own_venue: (tenant_id = current_setting('app.tenant_id'::text))
