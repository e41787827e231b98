CREATE TABLE "theme_editors" (
	"tenant_id" text NOT NULL,
	"tab" text NOT NULL,
	"email" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "theme_editors_tenant_id_tab_pk" PRIMARY KEY("tenant_id","tab")
);
--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD COLUMN "edits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "theme_editors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "theme_editors" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "theme_editors" TO marquee_tenant;
