CREATE TABLE "venue_plans" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"author" text NOT NULL,
	"source" text NOT NULL,
	"document" text NOT NULL,
	"hash" text NOT NULL,
	"revision" text NOT NULL,
	"report" jsonb NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venue_plans_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "venue_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "venue_plans" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "venue_plans" TO marquee_tenant;
