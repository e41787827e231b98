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
CREATE TABLE "carts" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"document" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_id" text,
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
	"amount" integer NOT NULL,
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
	"amount" integer NOT NULL,
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
	"total" integer NOT NULL,
	"discount_total" integer DEFAULT 0 NOT NULL,
	"paid" integer NOT NULL,
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
	"price" integer NOT NULL,
	CONSTRAINT "tickets_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
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
	"password_hash" text,
	"confirmed" boolean DEFAULT false NOT NULL,
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
	"balance" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "gift_certificates_tenant_id_number_pk" PRIMARY KEY("tenant_id","number"),
	CONSTRAINT "gift_certificates_balance" CHECK ("gift_certificates"."balance" >= 0)
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
	"held" integer DEFAULT 0 NOT NULL,
	"price_list_id" text,
	CONSTRAINT "slots_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
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
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_tenant_id_order_id_orders_tenant_id_id_fk" FOREIGN KEY ("tenant_id","order_id") REFERENCES "public"."orders"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_tenant_id_slot_id_slots_tenant_id_id_fk" FOREIGN KEY ("tenant_id","slot_id") REFERENCES "public"."slots"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slots" ADD CONSTRAINT "slots_tenant_id_event_id_events_tenant_id_id_fk" FOREIGN KEY ("tenant_id","event_id") REFERENCES "public"."events"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "carts_by_expiry" ON "carts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "checkout_attempts_open" ON "checkout_attempts" USING btree ("leased_until") WHERE state in ('new', 'leased', 'charged');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_by_reference" ON "ledger" USING btree ("tenant_id","kind","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_number" ON "orders" USING btree ("tenant_id","order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_cart" ON "orders" USING btree ("tenant_id","cart_id");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree ("tenant_id","email","created_at");--> statement-breakpoint
CREATE INDEX "orders_by_visitor" ON "orders" USING btree ("tenant_id","visitor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_by_code" ON "tickets" USING btree ("tenant_id","code");--> statement-breakpoint
CREATE INDEX "tickets_by_order" ON "tickets" USING btree ("tenant_id","order_id");--> statement-breakpoint
CREATE INDEX "tickets_by_slot" ON "tickets" USING btree ("tenant_id","slot_id");--> statement-breakpoint
CREATE INDEX "members_by_email" ON "members" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "members_by_number" ON "members" USING btree ("tenant_id","membership_number");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_by_email" ON "staff" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "visitors_by_email" ON "visitors" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "slots_by_date" ON "slots" USING btree ("tenant_id","date","event_id");--> statement-breakpoint
CREATE INDEX "slots_by_event" ON "slots" USING btree ("tenant_id","event_id","date");