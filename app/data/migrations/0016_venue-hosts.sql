CREATE TABLE "venue_hosts" (
	"tenant_id" text NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"is_main" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"reached_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venue_hosts_tenant_id_host_pk" PRIMARY KEY("tenant_id","host")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "venue_hosts_verified" ON "venue_hosts" USING btree ("host") WHERE state = 'verified';--> statement-breakpoint
CREATE UNIQUE INDEX "venue_hosts_main" ON "venue_hosts" USING btree ("tenant_id") WHERE is_main;--> statement-breakpoint
ALTER TABLE "venue_hosts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "venue_hosts" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "venue_hosts" TO marquee_tenant;
