CREATE FUNCTION member_emails(document jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(lower(trim(card->>'email'))), '{}')
  FROM jsonb_array_elements(document->'cardholders') card
  WHERE card->>'email' IS NOT NULL AND coalesce(card->>'cardStatus', '') <> 'dropped'
$$;
--> statement-breakpoint
CREATE TABLE "addon_stock" (
	"tenant_id" text NOT NULL,
	"addon_id" text NOT NULL,
	"total" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"sold_elsewhere" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "addon_stock_tenant_id_addon_id_pk" PRIMARY KEY("tenant_id","addon_id"),
	CONSTRAINT "addon_stock_sold_elsewhere" CHECK ("addon_stock"."sold_elsewhere" between 0 and "addon_stock"."sold"),
	CONSTRAINT "addon_stock_total" CHECK ("addon_stock"."held" >= 0 and "addon_stock"."sold" + "addon_stock"."held" <= "addon_stock"."total")
);
--> statement-breakpoint
CREATE TABLE "addons" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "addons_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "combos" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "combos_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "facilities" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "facilities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "forms" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "forms_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "limits" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "limits_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "membership_categories" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "membership_categories_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "membership_groups" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "membership_groups_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "person_types" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "person_types_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_responses" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"cart_id" text NOT NULL,
	"form_id" text NOT NULL,
	"item_id" text,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_responses_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "form_uploads" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"cart_id" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_uploads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "seat_holds" (
	"tenant_id" text NOT NULL,
	"slot_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seat_holds_tenant_id_slot_id_cart_id_pk" PRIMARY KEY("tenant_id","slot_id","cart_id"),
	CONSTRAINT "seat_holds_count" CHECK ("seat_holds"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "link_tokens" (
	"tenant_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"document" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "link_tokens_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "member_verifications" (
	"tenant_id" text NOT NULL,
	"id_hash" text NOT NULL,
	"email" text NOT NULL,
	"code" text NOT NULL,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_verifications_tenant_id_id_hash_pk" PRIMARY KEY("tenant_id","id_hash")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" text,
	"hold_extensions" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "carts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "checkout_attempts" (
	"tenant_id" text NOT NULL,
	"request_uuid" text NOT NULL,
	"state" text NOT NULL,
	"request_hash" text NOT NULL,
	"cart_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"gateway" text NOT NULL,
	"charge_id" text,
	"order_id" text,
	"document" jsonb NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_attempts_tenant_id_request_uuid_pk" PRIMARY KEY("tenant_id","request_uuid")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"request_uuid" text NOT NULL,
	"order_id" text,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "ledger_amount" CHECK ("ledger"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"order_number" text NOT NULL,
	"request_uuid" text NOT NULL,
	"cart_id" text NOT NULL,
	"visitor_id" text,
	"email" text NOT NULL,
	"membership_ids" text[] DEFAULT '{}' NOT NULL,
	"total" bigint NOT NULL,
	"discount_total" bigint DEFAULT 0 NOT NULL,
	"paid" bigint NOT NULL,
	"credit_card_brand" text,
	"cc_last_four_digits" text,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"order_id" text NOT NULL,
	"slot_id" text NOT NULL,
	"event_id" text NOT NULL,
	"person_type_id" text NOT NULL,
	"price" bigint NOT NULL,
	"is_retail" boolean DEFAULT false NOT NULL,
	"in_combo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tickets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "members" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"membership_number" text NOT NULL,
	"category_id" text NOT NULL,
	"email" text NOT NULL,
	"last_name" text NOT NULL,
	"standing" text NOT NULL,
	"expires_on" date,
	"document" jsonb NOT NULL,
	CONSTRAINT "members_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"tenant_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"event_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_invitations_tenant_id_visitor_id_event_id_pk" PRIMARY KEY("tenant_id","visitor_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"position" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "reviews_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"roles" text[] NOT NULL,
	CONSTRAINT "staff_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "staff_tokens" (
	"tenant_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"staff_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_tokens_tenant_id_token_hash_pk" PRIMARY KEY("tenant_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"new_email" text,
	"password_hash" text,
	"confirmed" boolean DEFAULT false NOT NULL,
	"session_version" integer DEFAULT 0 NOT NULL,
	"document" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitors_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"document" jsonb NOT NULL,
	"maximum_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupons_tenant_id_code_pk" PRIMARY KEY("tenant_id","code"),
	CONSTRAINT "coupons_uses" CHECK ("coupons"."uses" >= 0 and ("coupons"."maximum_uses" is null or "coupons"."uses" <= "coupons"."maximum_uses"))
);
--> statement-breakpoint
CREATE TABLE "gift_certificates" (
	"tenant_id" text NOT NULL,
	"number" text NOT NULL,
	"balance" bigint NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "gift_certificates_tenant_id_number_pk" PRIMARY KEY("tenant_id","number"),
	CONSTRAINT "gift_certificates_balance" CHECK ("gift_certificates"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"tenant_id" text NOT NULL,
	"key" text NOT NULL,
	"used_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"tenant_id" text NOT NULL,
	"membership_id" text NOT NULL,
	"expires_on" date NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"request_uuid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "renewals_tenant_id_membership_id_expires_on_pk" PRIMARY KEY("tenant_id","membership_id","expires_on")
);
--> statement-breakpoint
CREATE TABLE "slots" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"event_id" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"capacity" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"sold_elsewhere" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"price_list_id" text,
	CONSTRAINT "slots_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "slots_sold_elsewhere" CHECK ("slots"."sold_elsewhere" between 0 and "slots"."sold"),
	CONSTRAINT "slots_capacity" CHECK ("slots"."sold" >= 0 and "slots"."held" >= 0 and "slots"."sold" + "slots"."held" <= "slots"."capacity")
);
--> statement-breakpoint
CREATE TABLE "theme_revisions" (
	"tenant_id" text NOT NULL,
	"revision" integer NOT NULL,
	"document" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "theme_revisions_tenant_id_revision_pk" PRIMARY KEY("tenant_id","revision")
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL,
	"document" jsonb NOT NULL,
	"theme_revision" integer DEFAULT 0 NOT NULL,
	"catalogue_revision" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venues_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_tenant_id_cart_id_carts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cart_id") REFERENCES "public"."carts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_uploads" ADD CONSTRAINT "form_uploads_tenant_id_cart_id_carts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cart_id") REFERENCES "public"."carts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_tenant_id_cart_id_carts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cart_id") REFERENCES "public"."carts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_tenant_id_slot_id_slots_tenant_id_id_fk" FOREIGN KEY ("tenant_id","slot_id") REFERENCES "public"."slots"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_tenant_id_slot_id_slots_tenant_id_id_fk" FOREIGN KEY ("tenant_id","slot_id") REFERENCES "public"."slots"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_tenant_id_visitor_id_visitors_tenant_id_id_fk" FOREIGN KEY ("tenant_id","visitor_id") REFERENCES "public"."visitors"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_tenant_id_event_id_events_tenant_id_id_fk" FOREIGN KEY ("tenant_id","event_id") REFERENCES "public"."events"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_responses_by_cart" ON "form_responses" USING btree ("tenant_id","cart_id");--> statement-breakpoint
CREATE INDEX "form_uploads_by_cart" ON "form_uploads" USING btree ("tenant_id","cart_id");--> statement-breakpoint
CREATE INDEX "seat_holds_by_cart" ON "seat_holds" USING btree ("tenant_id","cart_id");--> statement-breakpoint
CREATE INDEX "seat_holds_by_expiry" ON "seat_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "link_tokens_by_expiry" ON "link_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "member_verifications_by_expiry" ON "member_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "carts_by_expiry" ON "carts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "checkout_attempts_open" ON "checkout_attempts" USING btree ("leased_until") WHERE state in ('new', 'leased', 'charged');--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_attempts_one_open" ON "checkout_attempts" USING btree ("tenant_id","cart_id") WHERE state in ('new', 'leased', 'charged');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_by_reference" ON "ledger" USING btree ("tenant_id","kind","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_number" ON "orders" USING btree ("tenant_id","order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_cart" ON "orders" USING btree ("tenant_id","cart_id");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree ("tenant_id","email","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_visitor" ON "orders" USING btree ("tenant_id","visitor_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_membership" ON "orders" USING gin ("membership_ids");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_by_code" ON "tickets" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "tickets_by_order" ON "tickets" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "tickets_by_slot" ON "tickets" USING btree ("tenant_id","slot_id");--> statement-breakpoint
CREATE INDEX "passkeys_of_visitor" ON "passkeys" USING btree ("tenant_id","visitor_id");--> statement-breakpoint
CREATE INDEX "members_by_email" ON "members" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "members_by_card_email" ON "members" USING gin (member_emails(document));--> statement-breakpoint
CREATE INDEX "members_by_number" ON "members" USING btree ("tenant_id","membership_number");--> statement-breakpoint
CREATE INDEX "members_renewing" ON "members" USING btree ("expires_on") WHERE document->'recurring'->>'status' = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_visitor" ON "reviews" USING btree ("tenant_id",(document->>'visitorId'),(document->>'eventId'));--> statement-breakpoint
CREATE UNIQUE INDEX "staff_by_email" ON "staff" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "visitors_by_email" ON "visitors" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("used_until");--> statement-breakpoint
CREATE INDEX "renewals_due" ON "renewals" USING btree ("run_at") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "slots_by_date" ON "slots" USING btree ("tenant_id","date","event_id");--> statement-breakpoint
CREATE INDEX "slots_by_event" ON "slots" USING btree ("tenant_id","event_id","date");--> statement-breakpoint
-- Seats of a slot that carts other than one hold until after a moment, as they are when this is asked. A statement sees other rows as they
-- were when it began; a volatile function sees them anew. So a statement may lock a slot, count what carts hold of it, and take seats.
CREATE FUNCTION seats_in_carts(venue text, slot text, moment timestamptz, own_cart text) RETURNS integer
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN (
    SELECT coalesce(sum(count), 0) FROM seat_holds
    WHERE tenant_id = venue AND slot_id = slot AND expires_at > moment AND cart_id <> own_cart
  );
END $$;
--> statement-breakpoint
-- Work for one venue runs as this role with app.tenant_id set. Without the setting current_setting() raises an error: closed, not open.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'marquee_tenant') THEN CREATE ROLE marquee_tenant NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format('GRANT marquee_tenant TO %I', current_user); END $$;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format('GRANT USAGE ON SCHEMA %I TO marquee_tenant', current_schema()); END $$;
--> statement-breakpoint
DO $$
DECLARE walled text;
BEGIN
  FOR walled IN
    SELECT c.table_name FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = current_schema() AND c.column_name = 'tenant_id' AND t.table_type = 'BASE TABLE'
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', walled);
    EXECUTE format('CREATE POLICY own_venue ON %I TO marquee_tenant USING (tenant_id = current_setting(''app.tenant_id'')) WITH CHECK (tenant_id = current_setting(''app.tenant_id''))', walled);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO marquee_tenant', walled);
  END LOOP;
END $$;
