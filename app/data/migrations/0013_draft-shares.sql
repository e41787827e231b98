CREATE TABLE "draft_approvals" (
	"tenant_id" text NOT NULL,
	"share_id" text NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_approvals_tenant_id_share_id_hash_pk" PRIMARY KEY("tenant_id","share_id","hash")
);
--> statement-breakpoint
CREATE TABLE "draft_remarks" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"share_id" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"page" text NOT NULL,
	"place" text NOT NULL,
	"words" text NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_remarks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "draft_shares" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" text NOT NULL,
	"recipient" text NOT NULL,
	"sandbox_id" text NOT NULL,
	"author" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "draft_shares_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD COLUMN "request" jsonb;--> statement-breakpoint
CREATE INDEX "draft_remarks_by_share" ON "draft_remarks" USING btree ("tenant_id","share_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_shares_by_token" ON "draft_shares" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_shares_by_sandbox" ON "draft_shares" USING btree ("tenant_id","sandbox_id");--> statement-breakpoint
ALTER TABLE "draft_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "draft_shares" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "draft_shares" TO marquee_tenant;
--> statement-breakpoint
ALTER TABLE "draft_remarks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "draft_remarks" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "draft_remarks" TO marquee_tenant;
--> statement-breakpoint
ALTER TABLE "draft_approvals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "draft_approvals" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "draft_approvals" TO marquee_tenant;
