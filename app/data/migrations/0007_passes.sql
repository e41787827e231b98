CREATE TABLE "google_passes" (
	"tenant_id" text NOT NULL,
	"issuer_id" text NOT NULL,
	"serial" text NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "google_passes_tenant_id_issuer_id_serial_scope_pk" PRIMARY KEY("tenant_id","issuer_id","serial","scope")
);
--> statement-breakpoint
CREATE TABLE "pass_issuers" (
	"tenant_id" text NOT NULL,
	"wallet" text NOT NULL,
	"name" text NOT NULL,
	"sealed_keys" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pass_issuers_tenant_id_wallet_pk" PRIMARY KEY("tenant_id","wallet")
);
--> statement-breakpoint
CREATE TABLE "pass_registrations" (
	"tenant_id" text NOT NULL,
	"device_id" text NOT NULL,
	"pass_type_id" text NOT NULL,
	"serial" text NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"push_token" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pass_registrations_tenant_id_device_id_pass_type_id_serial_pk" PRIMARY KEY("tenant_id","device_id","pass_type_id","serial")
);
--> statement-breakpoint
CREATE INDEX "google_passes_of_subject" ON "google_passes" USING btree ("tenant_id","subject");--> statement-breakpoint
CREATE INDEX "pass_registrations_of_subject" ON "pass_registrations" USING btree ("tenant_id","subject");--> statement-breakpoint
ALTER TABLE "pass_issuers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "pass_issuers" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "pass_issuers" TO marquee_tenant;--> statement-breakpoint
ALTER TABLE "pass_registrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "pass_registrations" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "pass_registrations" TO marquee_tenant;--> statement-breakpoint
ALTER TABLE "google_passes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "google_passes" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "google_passes" TO marquee_tenant;
