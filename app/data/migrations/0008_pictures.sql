CREATE TABLE "venue_pictures" (
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venue_pictures_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
ALTER TABLE "venue_pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "venue_pictures" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "venue_pictures" TO marquee_tenant;
