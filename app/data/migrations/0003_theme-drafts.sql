CREATE TABLE "theme_drafts" (
	"tenant_id" text NOT NULL,
	"revision" integer NOT NULL,
	"base" integer NOT NULL,
	"document" jsonb,
	"authors" text[] NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "theme_drafts_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
ALTER TABLE "theme_drafts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "theme_drafts" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "theme_drafts" TO marquee_tenant;
