CREATE TABLE "launch_checks" (
	"tenant_id" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"findings" jsonb NOT NULL,
	"revision" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "launch_checks_tenant_id_pk" PRIMARY KEY("tenant_id")
);

--> statement-breakpoint
ALTER TABLE "launch_checks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "launch_checks" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "launch_checks" TO marquee_tenant;
