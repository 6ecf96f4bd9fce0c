import { PillRow } from "../../../components/pill-row.tsx";
import { exactTime } from "../explorer/exact-time.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { CourseChart, type CourseOf } from "./course-chart.tsx";
import { SimulationTag } from "./simulation-tag.tsx";
import type { Outcome } from "./use-what-if.ts";

export type CourseForm = "chart" | "table";

const measures = [
  { value: "money", label: "Order value" },
  { value: "placed", label: "Orders" },
] as const;
const forms = [
  { value: "chart", label: "Chart" },
  { value: "table", label: "Table" },
] as const;

export interface CoursePanelProps {
  outcome: Outcome;
  of: CourseOf;
  form: CourseForm;
  onOf: (of: CourseOf) => void;
  onForm: (form: CourseForm) => void;
}

/** Orders placed since the fork, as a chart or a table. */
export function CoursePanel({ outcome, of, form, onOf, onForm }: CoursePanelProps) {
  const title = of === "money" ? "Order value since the fork" : "Orders placed since the fork";
  return (
    <section aria-labelledby="course">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id="course" className="text-fine font-semibold">
          {title}
        </h3>
        <SimulationTag />
        <span className="ml-auto flex flex-wrap gap-2">
          <PillRow label="Measure" choices={measures} value={of} onChange={onOf} />
          <PillRow label="Form" choices={forms} value={form} onChange={onForm} />
        </span>
      </div>
      {form === "chart" ? (
        <CourseChart outcome={outcome} of={of} />
      ) : (
        <ComparisonTable
          caption={title}
          first="Up to"
          isLong
          rows={outcome.course.map(({ at, ...moment }) => ({
            key: at,
            name: exactTime(at).replace(/:\d\d\.\d{3}/, ""),
            unit: of === "money" ? "MONEY" : "COUNT",
            was: moment[of],
            simulated: of === "money" ? moment.moneySimulated : moment.placedSimulated,
          }))}
        />
      )}
    </section>
  );
}
