CREATE TABLE "venue_setups" (
	"tenant_id" text NOT NULL,
	"created_by" text NOT NULL,
	"confirmed" text[] NOT NULL,
	"site" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venue_setups_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "venue_setups" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "venue_setups" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "venue_setups" TO marquee_tenant;
