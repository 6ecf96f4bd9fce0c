import { Check } from "lucide-react";
import { extentOf, roleNames } from "../../../generated/permissions.ts";
import { limitOf, matrixGroups, staffRoles } from "./roles.ts";

/** What each role may do: the matrix that the server checks. */
export function RoleMatrix() {
  return (
    <section aria-labelledby="role-matrix" className="border-t border-line py-5">
      <div className="px-4 md:px-6">
        <h2 id="role-matrix" className="heading text-lg">
          What each role may do
        </h2>
        <p className="text-fine text-ink-muted">
          Fixed by the shop’s rules and checked on the server.
        </p>
      </div>
      <div
        role="region"
        aria-label="Table of roles"
        tabIndex={0}
        className="relative mt-3 overflow-x-auto border-y border-line focus-visible:-outline-offset-2"
      >
        <table className="w-full border-collapse text-fine">
          <thead>
            <tr>
              <th scope="col" className={`${rowHead} text-ink-muted`}>
                May
              </th>
              {staffRoles.map((role) => (
                <th key={role} scope="col" className="px-3 py-2 text-center font-semibold">
                  {roleNames[role]}
                </th>
              ))}
            </tr>
          </thead>
          {matrixGroups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr className="border-t border-line-strong bg-sunken">
                <th
                  scope="colgroup"
                  colSpan={staffRoles.length + 1}
                  className="px-4 py-1.5 text-left font-semibold md:px-6"
                >
                  {title}
                </th>
              </tr>
              {rows.map(([permission, words]) => (
                <tr key={permission} className="border-t border-line">
                  <th scope="row" className={`${rowHead} font-normal`}>
                    {words.charAt(0).toUpperCase() + words.slice(1)}
                  </th>
                  {staffRoles.map((role) => (
                    <Cell key={role} extent={extentOf(role, permission)} />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  );
}

const rowHead = "sticky left-0 min-w-44 bg-page px-4 py-2 text-left md:px-6";

function Cell({ extent }: { extent: ReturnType<typeof extentOf> }) {
  const limit = limitOf(extent);
  return (
    <td className="px-3 py-2 text-center whitespace-nowrap">
      {limit ??
        (extent === null ? (
          <>
            <span aria-hidden className="text-ink-subtle">
              –
            </span>
            <span className="sr-only">no</span>
          </>
        ) : (
          <>
            <Check aria-hidden size={16} className="inline text-success-text" />
            <span className="sr-only">yes</span>
          </>
        ))}
    </td>
  );
}
