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
CREATE INDEX "member_verifications_by_expiry" ON "member_verifications" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "member_verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "member_verifications" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "member_verifications" TO marquee_tenant;
