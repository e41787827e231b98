CREATE TABLE "venue_edits" (
	"tenant_id" text NOT NULL,
	"number" integer NOT NULL,
	"part" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"language" text DEFAULT '' NOT NULL,
	"values" jsonb NOT NULL,
	"author" text NOT NULL,
	"undoes" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venue_edits_tenant_id_number_pk" PRIMARY KEY("tenant_id","number")
);
--> statement-breakpoint
ALTER TABLE "venue_edits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "venue_edits" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "venue_edits" TO marquee_tenant;
