CREATE TABLE "addon_stock" (
	"tenant_id" text NOT NULL,
	"addon_id" text NOT NULL,
	"total" integer NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	"sold_elsewhere" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "addon_stock_tenant_id_addon_id_pk" PRIMARY KEY("tenant_id","addon_id"),
	CONSTRAINT "addon_stock_sold_elsewhere" CHECK ("addon_stock"."sold_elsewhere" between 0 and "addon_stock"."sold"),
	CONSTRAINT "addon_stock_total" CHECK ("addon_stock"."held" >= 0 and "addon_stock"."sold" + "addon_stock"."held" <= "addon_stock"."total")
);
--> statement-breakpoint
ALTER TABLE "addon_stock" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "addon_stock" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "addon_stock" TO marquee_tenant;
