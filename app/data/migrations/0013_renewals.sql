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
CREATE INDEX "renewals_due" ON "renewals" USING btree ("run_at") WHERE state = 'due';--> statement-breakpoint
CREATE INDEX "members_renewing" ON "members" USING btree ("expires_on") WHERE document->'recurring'->>'status' = 'active';--> statement-breakpoint
ALTER TABLE "renewals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "renewals" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "renewals" TO marquee_tenant;
